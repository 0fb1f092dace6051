import { describe, expect, it } from 'vitest'
import { noticeId, noticeName } from './page-name.ts'

describe('the name of a notice', () => {
  it('contains its id', () => {
    expect(noticeId(noticeName(5))).toBe(5)
    expect(noticeId(noticeName(Number.MAX_SAFE_INTEGER))).toBe(Number.MAX_SAFE_INTEGER)
  })

  it.each(['notice_0', 'notice_05', 'notice_-1', 'notice_9007199254740992', 'notice_5x', 'about_us', 'notice_'])(
    'is not %s',
    name => {
      expect(noticeId(name)).toBeUndefined()
    },
  )
})
