import { describe, expect, it } from 'vitest'
import { fill, placeholders, splitKey } from './message.ts'

const fail = (name: string): string => `?${name}?`

describe('messages', () => {
  it('lists placeholders once and in order', () => {
    expect(placeholders('{{b}} of {{ a }} and {{b}}')).toEqual(['a', 'b'])
    expect(placeholders('no braces, {one} brace')).toEqual([])
  })

  it('fills values, also zero and the empty text', () => {
    expect(fill('{{done}} / {{ total }}{{unit}}', { done: 0, total: 12, unit: '' }, fail)).toBe('0 / 12')
  })

  it('does not fill placeholders inside values, nor from the prototype', () => {
    expect(fill('{{a}}', { a: '{{b}}', b: 'x' }, fail)).toBe('{{b}}')
    expect(fill('{{constructor}}', {}, fail)).toBe('?constructor?')
    expect(fill('{{a}}', { a: '$& $1' }, fail)).toBe('$& $1')
  })

  it.each([
    ['order.action.ship', 'order', 'action.ship'],
    ['after-sale.title', 'after-sale', 'title'],
    ['plain', '', 'plain'],
  ])('splits %s', (key, namespace, rest) => {
    expect(splitKey(key)).toEqual({ namespace, rest })
  })
})
