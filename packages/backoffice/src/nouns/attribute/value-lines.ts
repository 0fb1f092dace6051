import { nameKey } from '@shiji/kit/text/name-key.ts'

/** A value in both languages; the second may be empty. */
export interface NamedValue {
  readonly name: string
  readonly name_en: string
}

/** Values as text: one on each line, its English name behind a bar. */
export const toLines = (values: readonly NamedValue[]): string =>
  values.map(({ name, name_en }) => (name_en === '' ? name : `${name} | ${name_en}`)).join('\n')

/** Reads such text; empty lines are skipped, and a bar of either script separates the languages. */
export const fromLines = (text: string): readonly NamedValue[] =>
  text.split('\n').flatMap(line => {
    const [name = '', ...rest] = line.split(/[|｜]/)
    return name.trim() === '' ? [] : [{ name: name.trim(), name_en: rest.join(' ').trim() }]
  })

/** Whether a name occurs twice, whatever its case or spaces. */
export const isTwice = (values: readonly NamedValue[]): boolean =>
  new Set(values.map(value => nameKey(value.name))).size < values.length
