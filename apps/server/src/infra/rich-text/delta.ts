import { isPicture, readTextLink } from './rich-text-addresses.ts'

/** Separates html and the editor's JSON in one text (spec §3). */
export const RICH_TEXT_SEPARATOR = '##qingwuit##'

/** Marks of a piece of text that the editor may set. */
export interface Marks {
  readonly bold?: true
  readonly italic?: true
  readonly underline?: true
  readonly strike?: true
  readonly code?: true
  readonly script?: 'sub' | 'super'
  readonly link?: string
  readonly color?: string
  readonly background?: string
  readonly size?: string
}

/** Marks of a line; they sit on its line break. */
export interface LineMarks {
  readonly header?: number
  readonly list?: 'ordered' | 'bullet'
  readonly align?: 'center' | 'right' | 'justify'
  readonly indent?: number
  readonly blockquote?: true
  /** Row of a table that the line is a cell of; rows of headings begin with `head-`. */
  readonly table?: string
  readonly 'code-block'?: true
}

export interface TextOp {
  readonly insert: string
  readonly attributes?: Marks & LineMarks
}
export interface ImageOp {
  readonly insert: { readonly image: string }
}
export type Op = TextOp | ImageOp

const OPS = 5_000
const COLOUR = /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{5,40}\))$/i
const ROW = /^(row|head)-[a-z0-9]{1,12}$/
const SIZE = /^(small|large|huge|\d{1,2}px)$/

/**
 * Reads the editor's JSON, which is as untrusted as its html: known operations and marks with valid values are kept,
 * everything else is dropped. Undefined when it is not a document of the editor at all.
 */
export function readDelta(json: string): Op[] | undefined {
  const ops = opsOf(parse(json))
  return ops?.slice(0, OPS).flatMap(readOp)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function opsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value
  return isRecord(value) && Array.isArray(value.ops) ? value.ops : undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readOp(op: unknown): Op[] {
  if (!isRecord(op)) return []
  const { insert } = op
  if (isRecord(insert)) {
    const { image } = insert
    return typeof image === 'string' && isPicture(image) ? [{ insert: { image } }] : []
  }
  if (typeof insert !== 'string') return []
  const text = insert.replaceAll(RICH_TEXT_SEPARATOR, '')
  if (text === '') return []
  const attributes = isRecord(op.attributes) ? readMarks(op.attributes) : {}
  return [Object.keys(attributes).length === 0 ? { insert: text } : { insert: text, attributes }]
}

function readMarks(marks: Readonly<Record<string, unknown>>): Marks & LineMarks {
  const on = <const K extends string>(name: K) =>
    marks[name] === true ? ({ [name]: true } as { [P in K]?: true }) : {}
  const text = (name: string, shape: RegExp): string | undefined => {
    const value = marks[name]
    return typeof value === 'string' && value.length <= 500 && shape.test(value) ? value : undefined
  }
  const whole = (name: string, high: number): number | undefined => {
    const value = marks[name]
    return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= high ? value : undefined
  }
  const given = <K extends string, V>(name: K, value: V | undefined) =>
    value === undefined ? {} : ({ [name]: value } as { [P in K]?: V })
  return {
    ...on('bold'),
    ...on('italic'),
    ...on('underline'),
    ...on('strike'),
    ...on('code'),
    ...given('script', oneOf(marks.script, ['sub', 'super'])),
    ...given('link', readTextLink(marks.link)),
    ...given('color', text('color', COLOUR)),
    ...given('background', text('background', COLOUR)),
    ...given('size', text('size', SIZE)),
    ...given('header', whole('header', 6)),
    ...given('list', oneOf(marks.list, ['ordered', 'bullet'])),
    ...given('align', oneOf(marks.align, ['center', 'right', 'justify'])),
    ...given('indent', whole('indent', 8)),
    ...on('blockquote'),
    ...given('table', text('table', ROW)),
    ...on('code-block'),
  }
}

const oneOf = <const T extends string>(value: unknown, words: readonly T[]): T | undefined =>
  words.find(word => word === value)
