import { describe, expect, it } from 'vitest'
import { messagesFolder, readMessages } from '../server.ts'

/** Faults that no English text of the product may have. */
const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['people are "they"', /\b(?:he|him|his|himself|she|her|hers|herself)\b/i],
  ['a mannered phrase', /\b(?:is said|whoever|anew|for want of|is none|lets? go)\b/i],
  ['a chosen thing is "selected"', /\b(?:ticked|chosen)\b/i],
  ['two spaces in a row', / {2}/],
  ['a space before an ellipsis', / …/],
  ['three dots instead of an ellipsis', /\.\.\./],
  ['straight quotation marks', /"/],
  ['a word is written twice', /\b([a-z]+) \1\b/i],
]

const faultsOf = (text: string): string[] =>
  FAULTS.flatMap(([fault, pattern]) => (pattern.test(text.replace(/\{\{\w+\}\}/g, '0')) ? [fault] : []))

describe('English texts', () => {
  it('have none of these faults', () => {
    const files = [...readMessages(messagesFolder, 'en')]
    const faults = files.flatMap(([name, messages]) =>
      Object.entries(messages).flatMap(([key, text]) => faultsOf(text).map(fault => `${name}.${key}: ${fault}`)),
    )
    expect(faults).toEqual([])
    expect(files.length).toBeGreaterThan(30)
  })

  it.each([
    ['The owner and his store', 'people are "they"'],
    ['The value is said to be wrong', 'a mannered phrase'],
    ['{{count}} chosen', 'a chosen thing is "selected"'],
    ['Save  all', 'two spaces in a row'],
    ['Checking …', 'a space before an ellipsis'],
    ['Checking...', 'three dots instead of an ellipsis'],
    ['Remove "{{word}}"', 'straight quotation marks'],
    ['Check the the order', 'a word is written twice'],
  ])('reports %j', (text, fault) => {
    expect(faultsOf(text)).toEqual([fault])
  })
})
