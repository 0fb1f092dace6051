import { describe, expect, it } from 'vitest'
import { type KeyedRequest, type Outcome, SubmitOnce } from './submit-once.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
const aShelf = (text: string | null = null) => {
  const shelf = { text }
  return {
    shelf,
    get: () => shelf.text,
    set: (next: string | null) => {
      shelf.text = next
    },
  }
}

/** Answers one after the other, and the sent requests. */
function aServer(...answers: readonly Outcome<number>[]) {
  const sent: KeyedRequest<string>[] = []
  return {
    sent,
    send: async (request: KeyedRequest<string>) => {
      sent.push(request)
      return answers[sent.length - 1] ?? { kind: 'lost' as const }
    },
  }
}

describe('sending something once', () => {
  it('repeats the same body under the same key after a try without an answer, even for another input', async () => {
    const server = aServer({ kind: 'lost' }, { kind: 'done', data: 7 })
    const once = new SubmitOnce(server.send, aShelf(), isText)
    expect(await once.submit('first')).toEqual({ kind: 'lost' })
    expect(once.isOpen).toBe(true)
    expect(await once.submit('changed in the meantime')).toEqual({ kind: 'done', data: 7 })
    expect(server.sent[1]).toEqual(server.sent[0])
  })

  it('uses a new key after a refusal, so that a corrected body is not mistaken for the old one', async () => {
    const server = aServer({ kind: 'refused' }, { kind: 'done', data: 7 })
    const once = new SubmitOnce(server.send, aShelf(), isText)
    await once.submit('wrong')
    await once.submit('right')
    expect(server.sent.map(request => request.body)).toEqual(['wrong', 'right'])
    expect(server.sent[0]?.key).not.toBe(server.sent[1]?.key)
  })

  it('allows only one try at a time', async () => {
    const held = Promise.withResolvers<Outcome<number>>()
    const once = new SubmitOnce<string, number>(() => held.promise, aShelf(), isText)
    const first = once.submit('a')
    expect(await once.submit('a')).toBeUndefined()
    held.resolve({ kind: 'done', data: 1 })
    expect(await first).toEqual({ kind: 'done', data: 1 })
  })

  it('continues after a reload with the request that had no answer', async () => {
    const shelf = aShelf()
    const before = aServer({ kind: 'lost' })
    await new SubmitOnce(before.send, shelf, isText).submit('order')
    const after = aServer({ kind: 'done', data: 1 })
    const once = new SubmitOnce(after.send, shelf, isText)
    expect(once.isOpen).toBe(true)
    await once.submit('another order')
    expect(after.sent[0]).toEqual(before.sent[0])
    expect(shelf.shelf.text).toBeNull()
  })

  it.each(['{', '[]', '{"key":1,"body":"x"}', '{"key":"k","body":{}}'])(
    'starts from scratch if the storage holds %s',
    text => {
      expect(new SubmitOnce(aServer().send, aShelf(text), isText).isOpen).toBe(false)
    },
  )
})
