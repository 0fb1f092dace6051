import { fieldValue } from '../table-column.ts'

const fields = ['name', 'title', 'nickname', 'order_no', 'username', 'id']

/** Default name of a row: the first of its descriptive fields. */
export function rowName(row: object): string {
  const found = fields
    .map(field => fieldValue(row, field))
    .find(value => value !== undefined && value !== null && value !== '')
  return found === undefined ? '' : String(found)
}
