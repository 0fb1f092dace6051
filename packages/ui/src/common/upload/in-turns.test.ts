import { expect, it } from 'vitest'
import { inTurns } from './in-turns.ts'

const context = (stop = new AbortController()) => ({ name: 'image', signal: stop.signal, onProgress: () => {} })
const file = (name: string) => new File(['x'], name)

it('sends so many at one time, and goes on after a failure and a cancel', async () => {
  const ends = new Map<string, { done: () => void; fail: () => void }>()
  const upload = inTurns(
    ({ name }) =>
      new Promise((resolve, reject) =>
        ends.set(name, { done: () => resolve(name), fail: () => reject(new Error(name)) }),
      ),
    2,
  )
  const stop = new AbortController()
  const sent = ['a', 'b', 'c', 'd'].map(name => upload(file(name), context(name === 'c' ? stop : undefined)))
  const outcomes = Promise.allSettled(sent)
  expect([...ends.keys()]).toEqual(['a', 'b'])
  stop.abort()
  ends.get('a')?.fail()
  await expect(sent[2]).rejects.toThrow()
  await expect.poll(() => [...ends.keys()]).toEqual(['a', 'b', 'd'])
  ends.get('b')?.done()
  ends.get('d')?.done()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
})
