import { fieldValue } from './table-column.ts'

const fields = ['name', 'title', 'nickname', 'order_no', 'username', 'id']

/** What people know a row by, where the page says nothing: the first of its telling fields. */
export function rowName(row: object): string {
  const found = fields
    .map(field => fieldValue(row, field))
    .find(value => value !== undefined && value !== null && value !== '')
  return found === undefined ? '' : String(found)
}
