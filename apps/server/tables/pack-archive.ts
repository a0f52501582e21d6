import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Archive, storedArchive } from '@triptych/protocol';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Archives are stored compressed. */
export function packArchive(archive: Archive): Promise<Buffer> {
  const text = Buffer.from(JSON.stringify(archive));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 };
  return compress(text, { params });
}

export async function unpackArchive(body: Uint8Array): Promise<Archive> {
  return storedArchive(JSON.parse((await decompress(body)).toString()));
}
