import {
  applyChange,
  type Archive,
  asJson,
  EventShapes,
  type Json,
  readMessage,
  type Recording,
  type WireMessage,
  writeChange,
} from '@triptych/protocol';
import { type Forgotten, forgetIn } from './forget-in.ts';

/** A finished match without the person. */
export function forgetInArchive(archive: Archive, gone: Forgotten): Archive {
  const { recordings, ...rest } = archive;
  return { ...forgetIn(rest, gone), recordings: recordings.map((one) => forgetInRecording(one, gone)) };
}

/** A message names nobody by field: only the state that it changes tells what is a name. */
function forgetInRecording({ first, messages, ...rest }: Recording, gone: Forgotten): Recording {
  const shapes = new EventShapes();
  let state: Json = asJson(first);
  const forgotten = messages.map((written) => {
    const before = state;
    ({ state } = readMessage(written, before, 0, shapes));
    return forgetInMessage(written, before, gone);
  });
  return { ...rest, first: forgetIn(first, gone), messages: forgotten };
}

function forgetInMessage(written: WireMessage, before: Json, gone: Forgotten): WireMessage {
  const [n, at, events, change, rest, question] = written;
  if (change === undefined) return written;
  const forgotten = forgetInChange(before, change, gone);
  if (rest === undefined) return [n, at, events, forgotten];
  if (question === undefined) return [n, at, events, forgotten, forgetIn(rest, gone)];
  return [n, at, events, forgotten, forgetIn(rest, gone), question];
}

function forgetInChange(before: Json, change: Json, gone: Forgotten): Json {
  const after = applyChange(before, change);
  const known = forgetIn(after, gone);
  if (JSON.stringify(known) === JSON.stringify(after)) return change;
  const text = writeChange(forgetIn(before, gone), known);
  return text === null ? [] : (JSON.parse(text) as Json);
}
