/** What a run of the suite actually did. Tests assert on it, so that an empty run cannot pass. */
export interface Coverage {
  games: number;
  /** Answers and reveals that were played. */
  steps: number;
  /** Legal answers applied to copies. */
  answersTried: number;
  refusalsTried: number;
  /** Matches reopened from their whole record or a part of it. */
  reopened: number;
  imagined: number;
  /** Imagined states that were played to the end. */
  playedOn: number;
  /** Sealed answers committed, replaced and withdrawn before a reveal. */
  sealedTried: number;
  reveals: number;
  /** Answers taken back without or with consent. */
  undone: number;
  undoneByConsent: number;
  undoRefused: number;
  /** Answers that may be taken back without consent, tried in worlds imagined for their own seat. */
  freeAnswers: number;
  /** Pairs of worlds that stayed equal for one seat when somebody else answered. */
  equalWorlds: number;
  /** Information sets in small games that were compared with all their worlds… */
  smallWorlds: number;
  /** …of which this many had more than one world. */
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
