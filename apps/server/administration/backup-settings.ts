/** When backups are made, and how many are kept. */
export interface BackupSettings {
  /** The folder for backups. */
  readonly folder: string;
  /** 0: no automatic backups. */
  readonly everyHours: number;
  /** How many are kept. */
  readonly keep: number;
}
