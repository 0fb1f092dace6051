import { type SourceFile, sourceFiles } from '../source-files.ts'

const NOT_HERE = 'tooling/checks/texts/words'

/** Built from parts, so that this file does not contain what it forbids. */
const FORBIDDEN: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: new RegExp(`\\b(${['TO', 'DO'].join('')}|${['FIX', 'ME'].join('')}|XXX)\\b(?!\\(#\\d+\\))`),
    why: 'an open point without a ticket',
  },
  {
    pattern: /\b(?:test|it|describe)\.(?:skip|only|todo)\b|\b(?:xit|xdescribe|fit|fdescribe)\(/,
    why: 'a test that does not run, or lets others not run',
  },
  { pattern: /\bas any\b|:\s*any\b(?!\s*[\w-])|<any>/, why: 'a type that is no type' },
  { pattern: /@ts-(?:ignore|nocheck)/, why: 'the compiler is told to look away' },
  { pattern: /\bdebugger\b/, why: 'a stop for a debugger' },
]

/** Reports each forbidden word with its line. */
export const findForbiddenWords = ({ path, text }: SourceFile): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      FORBIDDEN.filter(({ pattern }) => pattern.test(line)).map(
        ({ why }) => `${path}:${index + 1}: ${why}: ${line.trim().slice(0, 80)}`,
      ),
    )

/** Checks every source file of the repository for words that have no place in it. */
export const checkWords = (): string[] =>
  sourceFiles(['{apps,packages,tooling,e2e,bench,.storybook}/**/*.{ts,tsx,mts,cts,css}', '*.{ts,cjs,mjs}'])
    .filter(({ path }) => !path.startsWith(NOT_HERE))
    .flatMap(findForbiddenWords)
