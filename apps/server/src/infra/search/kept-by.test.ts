import { describe, expect, it } from 'vitest'
import { KeptBy } from './kept-by.ts'

describe('results kept by their owner', () => {
  it('are made once per owner and text', () => {
    const kept = new KeptBy<object, string>()
    const [first, second] = [{}, {}]
    const made: string[] = []
    const ask = (owner: object, text: string) =>
      kept.get(owner, text, () => {
        made.push(text)
        return text.toUpperCase()
      })

    expect([ask(first, 'a'), ask(first, 'a'), ask(first, 'b'), ask(second, 'a')]).toEqual(['A', 'A', 'B', 'A'])
    expect(made).toEqual(['a', 'b', 'a'])
  })

  it('are at most 500 per owner: the oldest are made again', () => {
    const kept = new KeptBy<object, number>()
    const owner = {}
    let made = 0
    const ask = (text: string) => kept.get(owner, text, () => (made += 1))
    for (let at = 0; at <= 500; at += 1) ask(String(at))

    expect(ask('500')).toBe(501)
    expect(ask('0')).toBe(502)
  })

  it('are not kept when making fails', () => {
    const kept = new KeptBy<object, number>()
    const owner = {}
    expect(() =>
      kept.get(owner, 'a', () => {
        throw new Error('no')
      }),
    ).toThrow('no')
    expect(kept.get(owner, 'a', () => 1)).toBe(1)
  })
})
