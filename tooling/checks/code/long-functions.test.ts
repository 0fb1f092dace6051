import { describe, expect, it } from 'vitest'
import { checkLongFunctions, judgeLengths, longFunctions, NOT_YET_SHORT } from './long-functions.ts'

const BODY = Array.from({ length: 119 }, (_, n) => `  say(${n})`).join('\n')
const found = (text: string) => longFunctions({ path: 'a.ts', text })

describe('functions of more than 120 lines', () => {
  it.each([
    ['a function', `function run() {\n${BODY}\n}`, 'run'],
    ['an arrow', `export const run = () => {\n${BODY}\n}`, 'run'],
    ['one inside another', `export const make = () => {\n  return () => {\n${BODY}\n  }\n}`, 'make'],
    ['one that is wrapped', `export const Part = memo(function Part() {\n${BODY}\n})`, 'Part'],
    ['a method', `export class Runs {\n  all() {\n${BODY}\n  }\n}`, 'line 2'],
    ['one that is only passed on', `\nstart(async () => {\n${BODY}\n})`, 'line 2'],
  ])('are named: %s', (_what, text, name) => {
    expect(found(text)).toEqual([`a.ts#${name}`])
  })

  it('are not those of 120 lines, nor data that is longer', () => {
    const short = `function run() {\n${BODY.slice(0, BODY.lastIndexOf('\n'))}\n}`
    expect(short.split('\n')).toHaveLength(120)
    expect(found(`${short}\n${short.replace('run', 'walk')}`)).toEqual([])
    expect(found(`export const LIST = [\n${BODY.replaceAll(/say\((\d+)\)/g, '$1,')}\n]\n\n`)).toEqual([])
  })

  it('leave the list as soon as they are shorter', () => {
    expect(judgeLengths([{ path: 'a.ts', text: 'function run() {}' }], ['a.ts#run'])).toEqual([
      'a.ts#run has at most 120 lines, or is gone: remove it from the list',
    ])
  })

  it('are nowhere in this repository', () => {
    expect(checkLongFunctions()).toEqual([])
    expect(NOT_YET_SHORT).toEqual([])
  })
})
