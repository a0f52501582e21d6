/** What a run of the suite really did: a test asserts on it, so that a pass is not a pass of nothing. */
export interface Coverage {
  games: number;
  /** Answers and reveals that were played. */
  steps: number;
  /** Legal answers applied to copies. */
  answersTried: number;
  refusalsTried: number;
  /** Matches opened again from their record, whole or in part. */
  reopened: number;
  imagined: number;
  /** Imagined states that were played to the end. */
  playedOn: number;
  /** Sealed answers committed, replaced and withdrawn before a reveal. */
  sealedTried: number;
  reveals: number;
  /** Answers taken back without consent, and with it. */
  undone: number;
  undoneByConsent: number;
  undoRefused: number;
  /** Answers that may be taken back freely, given in worlds imagined for their own seat. */
  freeAnswers: number;
  /** Pairs of worlds that stayed equal for one seat when somebody else answered. */
  equalWorlds: number;
  /** What a seat had seen in small worlds, compared with everything it could mean… */
  smallWorlds: number;
  /** …of which so many could mean more than one thing. */
  openSmallWorlds: number;
}

export function nothingCovered(): Coverage {
  return {
    games: 0,
    steps: 0,
    answersTried: 0,
    refusalsTried: 0,
    reopened: 0,
    imagined: 0,
    playedOn: 0,
    sealedTried: 0,
    reveals: 0,
    undone: 0,
    undoneByConsent: 0,
    undoRefused: 0,
    freeAnswers: 0,
    equalWorlds: 0,
    smallWorlds: 0,
    openSmallWorlds: 0,
  };
}
