import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../cruise.ts'
import { type SourceFile, sourceFiles } from '../source-files.ts'
import { storiesOf, titlesOf } from './proofs.ts'

/** One row that names a test: `path/to/file.test.ts: part of the test's name`, or only the path. */
export type Reference = { at: string; file: string; name: string | undefined }

export type AcceptanceTable = { references: Reference[]; open: number; rows: number; faults: string[] }

const FILE = /^(?<file>[\w./-]+\.(?:test\.tsx?|stories\.tsx|tsx?|sh|md|sql))(?::\s*(?<name>.+))?$/
const OPEN = /^open\b/i

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim().replaceAll('\\|', '|'))

/** Reads the tables of one file: the last cell of each row is `open`, or test ids separated by `;`. */
export const readAcceptance = ({ path, text }: SourceFile): AcceptanceTable => {
  const table: AcceptanceTable = { references: [], open: 0, rows: 0, faults: [] }
  let headerSeen = false
  for (const [index, line] of text.split('\n').entries()) {
    if (!line.startsWith('|')) {
      headerSeen = false
      continue
    }
    if (!headerSeen || /^\|[\s:|-]+\|?$/.test(line)) {
      headerSeen = true
      continue
    }
    const at = `${path}:${index + 1}`
    table.rows++
    const last = (cells(line.trim()).at(-1) ?? '').replaceAll('`', '')
    if (OPEN.test(last)) table.open++
    else for (const id of last.split(/;\s*/)) readId(table, at, id.trim())
  }
  return table
}

const readId = (table: AcceptanceTable, at: string, id: string) => {
  const match = FILE.exec(id)?.groups
  if (match?.file) table.references.push({ at, file: match.file, name: match.name?.trim() })
  else table.faults.push(`${at}: ${JSON.stringify(id)} is neither "open" nor "path/to/file.test.ts: name of a test"`)
}

/**
 * One line when the file is missing or does not prove what is named: a test that no `it(` or `describe(` gives that name, a story that is not
 * exported or whose `play` asserts nothing. Text pages must contain the words.
 */
export const judgeReference = ({ at, file, name }: Reference, read: (path: string) => string | undefined): string[] => {
  const text = read(file)
  if (text === undefined) return [`${at}: ${file} does not exist`]
  const fault = faultOf({ path: file, text }, name)
  return fault === undefined ? [] : [`${at}: ${file} ${fault}`]
}

const faultOf = (file: SourceFile, name: string | undefined): string | undefined => {
  const quoted = JSON.stringify(name)
  if (/\.stories\.tsx$/.test(file.path)) {
    const asserts = name === undefined ? undefined : storiesOf(file).get(name)
    if (asserts === undefined) return `exports no story named ${quoted}`
    return asserts ? undefined : `has the story ${quoted}, whose play asserts nothing`
  }
  if (name === undefined) return undefined
  const isTest = /\.test\.tsx?$/.test(file.path)
  const places = isTest ? titlesOf(file) : [file.text]
  if (places.some(text => squeezed(text).includes(squeezed(name)))) return undefined
  return isTest ? `has no test named ${quoted}` : `says nothing of ${quoted}`
}

/** Quotes and spaces differ between a table and a source line that the formatter broke. */
const squeezed = (text: string) =>
  text
    .replace(/\\?['"`]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()

const readInCheckout = (path: string): string | undefined => {
  const full = join(checkout, path)
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined
}

/** Checks that every test that docs/acceptance names exists; returns the faults and how many rows are open. */
export const checkAcceptance = (): { faults: string[]; rows: number; open: number } => {
  const tables = sourceFiles(['docs/acceptance/**/*.md']).map(readAcceptance)
  const sum = (pick: (table: AcceptanceTable) => number) => tables.reduce((total, table) => total + pick(table), 0)
  return {
    rows: sum(table => table.rows),
    open: sum(table => table.open),
    faults: tables.flatMap(table => [
      ...table.faults,
      ...table.references.flatMap(reference => judgeReference(reference, readInCheckout)),
    ]),
  }
}
