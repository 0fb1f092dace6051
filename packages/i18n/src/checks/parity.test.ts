import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import { messagesFolder, readMessages } from '../server.ts'
import { checkParity } from './parity.ts'

describe('the messages of the repository', () => {
  it('are the same in both languages', () => {
    expect(checkParity()).toEqual([])
  })

  it('exist', () => {
    for (const locale of locales) {
      expect([...readMessages(messagesFolder, locale).keys()]).toEqual(
        expect.arrayContaining(['common', 'error', 'login', 'status', 'table']),
      )
    }
  })
})

describe('checkParity', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(`${tmpdir()}/parity-`)
    for (const locale of locales) mkdirSync(`${folder}/${locale}`)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  function faults(chinese: string | undefined, english: string | undefined): string[] {
    if (chinese !== undefined) writeFileSync(`${folder}/zh-cn/cart.json`, chinese)
    if (english !== undefined) writeFileSync(`${folder}/en/cart.json`, english)
    return checkParity(folder)
  }
  const file = (...lines: string[]): string => `{\n${lines.map(line => `  ${line}`).join(',\n')}\n}\n`

  it('finds no fault in equal files', () => {
    expect(faults(file('"a": "甲 {{n}}"', '"b": "乙"'), file('"a": "A {{n}}"', '"b": "B"'))).toEqual([])
  })

  it('allows more plural forms in one language', () => {
    expect(
      faults(file('"a_other": "{{count}} 件"'), file('"a_one": "{{count}} item"', '"a_other": "{{count}} items"')),
    ).toEqual([])
  })

  it('reports a plural that lacks its general form', () => {
    expect(faults(file('"b": "乙"'), file('"a_one": "{{count}} item"', '"b": "B"'))).toEqual([
      'zh-cn/cart.json lacks "a_one"',
    ])
  })

  it('reports a plural that is missing in the other language', () => {
    expect(
      faults(file('"b": "乙"'), file('"a_one": "{{count}} item"', '"a_other": "{{count}} items"', '"b": "B"')),
    ).toEqual(['zh-cn/cart.json lacks "a_one"', 'zh-cn/cart.json lacks "a_other"'])
  })

  it.each([
    ['a missing English file', file('"a": "甲"'), undefined, 'en/cart.json is missing'],
    ['a missing Chinese file', undefined, file('"a": "A"'), 'zh-cn/cart.json is missing'],
    ['a missing English key', file('"a": "甲"', '"b": "乙"'), file('"a": "A"'), 'en/cart.json lacks "b"'],
    ['a missing Chinese key', file('"a": "甲"'), file('"a": "A"', '"b": "B"'), 'zh-cn/cart.json lacks "b"'],
    [
      'unequal placeholders',
      file('"a": "{{m}} 和 {{n}}"'),
      file('"a": "{{n}} and {{k}}"'),
      'cart.json: "a" has placeholders (m, n) in zh-cn and (k, n) in en',
    ],
    ['an empty text', file('"a": " "'), file('"a": "A"'), 'zh-cn/cart.json: "a" is empty'],
    [
      'a broken placeholder',
      file('"a": "{{n}} {m}"'),
      file('"a": "{{n}}"'),
      'zh-cn/cart.json: "a" has a broken placeholder',
    ],
    ['an open placeholder', file('"a": "甲"'), file('"a": "A {{n"'), 'en/cart.json: "a" has a broken placeholder'],
    [
      'keys out of order',
      file('"b": "乙"', '"a": "甲"'),
      file('"a": "A"', '"b": "B"'),
      'zh-cn/cart.json: "a" must stand before "b"',
    ],
    ['a key written twice', file('"a": "甲"', '"a": "乙"'), file('"a": "A"'), 'zh-cn/cart.json: "a" is written twice'],
  ])('reports %s', (_, chinese, english, fault) => {
    expect(faults(chinese, english)).toEqual([fault])
  })
})
