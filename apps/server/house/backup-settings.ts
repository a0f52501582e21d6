/** When copies of everything are made, and which are kept. */
export interface BackupSettings {
  /** Where the copies are kept. */
  readonly folder: string;
  /** 0: none are made by themselves. */
  readonly everyHours: number;
  /** How many are kept. */
  readonly keep: number;
}
