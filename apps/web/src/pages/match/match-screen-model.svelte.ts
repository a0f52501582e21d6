import { anchored } from '@triptych/board-kit/anchors.ts';
import { readerSeat } from '@triptych/board-kit/board-context.ts';
import type { BoardModel, StoryLine } from '@triptych/board-kit/board-model.ts';
import { allDrawn } from '@triptych/board-kit/DeferredRender.svelte';
import type { BoardProps, GamePage, Storyteller } from '@triptych/board-kit/game-page.ts';
import { settings, speedNow } from '@triptych/board-kit/settings.svelte.ts';
import type { GameEvent, Seat } from '@triptych/kernel';
import { untrack } from 'svelte';
import { BoardAnimator } from '../../match/board-animator.ts';
import { CoveredModel } from '../../match/covered-model.ts';
import { greatMoments } from '../../match/great-moment.ts';
import { keyPressed } from '../../match/keyboard.ts';
import { LoadedGame } from '../../match/loaded-game.svelte.ts';
import { MatchModel } from '../../match/match.svelte.ts';
import { mayAskForHint } from '../../match/may-ask-for-hint.ts';
import { type OpenSheet, type PlainSheet, toggled } from '../../match/open-sheet.ts';
import type { Scenes } from '../../match/playback.svelte.ts';
import type { RemoteParts } from '../../match/remote-parts.ts';
import { SavedDrafts } from '../../match/saved-drafts.ts';
import { play } from '../../match/sound.ts';
import { replayKey } from '../../replay/keys.ts';
import type { ReplayModel } from '../../replay/replay-model.svelte.ts';
import { ShownMatch } from '../../replay/shown-match.svelte.ts';
import { Visit } from '../../replay/visits.ts';
import { LocalSession } from '../../session/local-session.ts';

/**
 * The screen of a match: the match or its replay, what may be seen of it now, the sheet over it, and the keys. Created
 * during its component's setup, and closed with it.
 */
export class MatchScreenModel {
  /** The element around board and bars, once there is one. */
  stage = $state<HTMLElement | null>(null);
  opened = $state.raw<OpenSheet | null>(null);
  /** Whether the result has been put aside. */
  aside = $state(false);
  /** At a shared screen, until somebody holds the button: only what everybody may see. */
  held = $state(false);
  readonly loaded = new LoadedGame();
  readonly model: MatchModel;
  readonly #match: string;
  readonly #remote: () => RemoteParts | null;
  readonly showing: ShownMatch;
  readonly #visit: Visit;

  readonly page: GamePage | null = $derived(this.loaded.page);
  /** A match is reopened after every undo; its pack is prepared again only if it has changed. */
  readonly #pack: unknown = $derived.by(() => this.model.opening?.pack);
  readonly components: unknown = $derived(
    this.#pack === undefined ? null : (this.page?.components(this.#pack) ?? null),
  );
  readonly narrator: Storyteller | null = $derived.by(() =>
    this.model.opening === null ? null : this.loaded.narrator(this.model.opening, this.components),
  );
  readonly names: readonly string[] = $derived.by(
    () => this.model.opening?.seats.map(({ name }) => name) ?? [],
  );
  readonly covered: boolean = $derived.by(() => this.model.covered && !this.held);
  readonly onBoard: BoardModel = $derived.by(() =>
    this.covered && this.loaded.cover !== null && this.#pack !== undefined
      ? new CoveredModel(this.model, this.loaded.cover, this.#pack)
      : this.shown,
  );
  readonly readableStory: readonly StoryLine[] = $derived.by(() =>
    this.model.readableStory.filter(({ event }) => this.mayTell(event)),
  );
  /** What a board is given; null until everything has loaded. */
  readonly given: BoardProps | null = $derived.by(() =>
    this.narrator === null
      ? null
      : {
          model: this.onBoard,
          components: this.components,
          narrator: this.narrator,
          language: settings.language,
          showRule: this.showRule,
          showLine: this.showLine,
        },
  );
  /** What happened while the reader was away. */
  readonly missed: readonly GameEvent[] = $derived.by(() =>
    this.model.story.filter(({ fresh }) => fresh).map(({ event }) => event),
  );

  constructor(match: string, wantsPlain: boolean, remote: () => RemoteParts | null) {
    this.#match = match;
    this.#remote = remote;
    this.#visit = new Visit(match);
    const scenes: Scenes = (before, events, after) =>
      speedNow() === 0 || this.handOnly ? null : (this.page?.scenes?.(before, events, after) ?? null);
    this.model = new MatchModel(
      (listener) => untrack(() => remote()?.attend(listener) ?? new LocalSession(match, listener)),
      // The match behind a replay is not animated.
      this.#animatorAt(() => (this.replay === null && !this.handOnly ? speedNow() : 0)),
      play,
      scenes,
      (viewer) => this.#visit.since(viewer),
      new SavedDrafts(match),
    );
    this.showing = new ShownMatch(this.model, { animator: (speed) => this.#animatorAt(speed), scenes });
    this.model.setsOff = (events) => this.#setsOff(events);
    $effect(() => () => this.model.close());
    $effect(() => {
      if (this.model.game !== null) void this.loaded.load(this.model.game, wantsPlain);
    });
    this.#wearTheGame();
    this.#followTheReader();
    this.#keepCovered();
  }

  get replay(): ReplayModel | null {
    return this.showing.replay;
  }

  /** The match, or its replay. */
  get shown(): MatchModel {
    return this.showing.model;
  }

  /** Beside a television, which shows the rest. */
  get handOnly(): boolean {
    return this.#remote()?.handOnly ?? false;
  }

  /** Nothing can be done while the connection is lost or the match is paused. */
  get locked(): boolean {
    return this.model.status.connection === 'lost' || (this.#remote()?.paused ?? false);
  }

  get over(): boolean {
    return this.model.state?.outcome != null;
  }

  /** The reader's own seat; null for spectators. */
  get reader(): Seat | null {
    return this.model.opening === null ? null : readerSeat(this.model.opening);
  }

  /** Whether an event may be told and shown now. */
  readonly mayTell = (event: GameEvent): boolean =>
    !this.covered || this.loaded.cover?.secret(event) === false;

  readonly showRule = (at: string): void => {
    this.opened = { sheet: 'rules', at };
  };

  /** Shows the moment of a line of the log. A replay shows everything that its viewer saw. */
  readonly showLine = (line: number): void => {
    if (this.model.covered) return;
    this.opened = null;
    void this.showing.line(line);
  };

  readonly watch = (): void => {
    if (this.model.covered) return;
    this.opened = null;
    void this.showing.again(() => 0);
  };

  readonly endReplay = (): void => {
    this.showing.end();
    this.aside = false;
  };

  readonly toggle = (sheet: PlainSheet | 'rules'): void => {
    this.opened = toggled(this.opened, sheet);
  };

  readonly closeSheet = (): void => {
    this.opened = null;
  };

  readonly askFairness = async (): Promise<void> => {
    const finished = await this.model.session.finished();
    if (finished !== null) this.opened = { sheet: 'fair', finished };
  };

  /** Starts the next match; loaded when it is needed, at the end. */
  readonly playAgain = async (): Promise<readonly string[] | null> =>
    (await import('../../session/new-local-match.ts')).startAgain(this.#match);

  /** Undoes at once if possible; otherwise asks the others or says why not. */
  readonly undo = (): void => {
    const asked = this.model.state?.undoStep === 0 ? this.#remote()?.askedUndo : null;
    if (asked == null) void this.model.undo();
    else asked.ask();
  };

  /** A tap ends a great moment, and sets off what waits for it. */
  readonly onpointerdown = ({ target }: PointerEvent): void => {
    if (target instanceof Element && target.closest(anchored('setsOff')) !== null)
      this.model.playback.setOff();
    if (this.stage?.querySelector('.great-moment') != null) this.shown.playback.pass();
  };

  readonly onkeydown = (event: KeyboardEvent): void => {
    const { model, replay, loaded } = this;
    if (!settings.keys || model.curtain.handOver !== null) return;
    if (replay !== null && this.opened === null) {
      if (replayKey(event, replay, (line) => loaded.chapter(line) !== null, this.endReplay)) return;
    }
    keyPressed(event, this.stage, {
      cancel: () => {
        if (this.over) this.aside = !this.aside;
        else model.cancel();
      },
      undo: this.undo,
      skip: () => (model.playback.held === null ? model.playback.skip() : model.playback.setOff()),
      log: () => this.toggle('log'),
      rules: () => this.toggle('rules'),
      help: () => this.#showPhase(),
      keys: () => this.toggle('keys'),
      text: () => this.toggle('text'),
      sound: () => (settings.sound = !settings.sound),
      hint: () => {
        if (mayAskForHint(model)) this.toggle('hint');
      },
      replay: this.watch,
      busy: () => !model.idle,
      sequence: () => !model.idle && model.playback.sequence,
      pause: () => model.playback.pause(),
      step: () => model.playback.step(),
      sheet: () => this.opened !== null,
    });
  };

  /** The rules about what is being decided. */
  #showPhase(): void {
    const { state } = this.model;
    const kind = state?.question?.kind ?? state?.questions[0]?.kind ?? null;
    this.opened = { sheet: 'rules', at: null, kind };
  }

  /** Not where nothing is animated, and not for somebody who is not looking. */
  #setsOff(events: readonly GameEvent[]): boolean {
    if (speedNow() === 0 || this.handOnly || this.replay !== null || this.model.covered) return false;
    return this.reader !== null && this.page?.setOff?.waits(events, this.reader) === true;
  }

  #animatorAt(speed: () => number): BoardAnimator<GameEvent> {
    return new BoardAnimator(
      // Pieces travel only once the whole board is drawn.
      () => (allDrawn() ? this.stage : null),
      speed,
      (events, element, speed) => {
        const visible = events.filter(this.mayTell);
        return [
          ...(this.page?.animations?.(visible, { element, speed, components: this.components }) ?? []),
          ...greatMoments(visible, this, element, speed),
        ];
      },
    );
  }

  /** Each game has its own palette and fonts. */
  #wearTheGame(): void {
    $effect(() => {
      const { dataset } = document.documentElement;
      if (this.model.game !== null) dataset['game'] = this.model.game;
      return () => delete dataset['game'];
    });
  }

  /** Records what the reader has seen, and shows a returning one what happened meanwhile. */
  #followTheReader(): void {
    $effect(() => {
      const { model } = this;
      // No one has seen what happened behind a curtain; what everyone may see counts for no one in particular.
      if (model.opening !== null && !model.covered) this.#visit.saw(model.viewer, model.story.length);
    });
    $effect(() => {
      const { model } = this;
      // A replaced player takes the seat back first: nothing may cover that.
      if (this.given === null || model.covered || this.#remote()?.replaced) return;
      if (!this.#visit.greets(model.viewer)) return;
      // The result speaks for itself.
      if (untrack(() => !this.over && this.missed.length > 0)) this.opened = { sheet: 'since' };
    });
    $effect(() => {
      if (this.aside) this.model.resultShown();
    });
  }

  /** On a shared screen: what may be asked in public, and an end to all that the last person had open. */
  #keepCovered(): void {
    $effect(() => {
      const { cover } = this.loaded;
      this.model.isOpen = cover === null ? null : (kind) => cover.open.has(kind);
    });
    $effect(() => {
      const { turnsTo } = this.model.curtain;
      if (turnsTo !== null) untrack(() => this.model.turnTo(turnsTo));
    });
    $effect(() => {
      if (!this.model.covered) return;
      this.closeSheet();
      this.endReplay();
    });
  }
}
