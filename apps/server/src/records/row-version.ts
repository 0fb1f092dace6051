import { createHash } from 'node:crypto'

/** Version of a row as an entity tag: equal exactly when every column is. */
export const versionOf = (row: object): string =>
  `"${createHash('sha256').update(JSON.stringify(row)).digest('base64url').slice(0, 22)}"`
