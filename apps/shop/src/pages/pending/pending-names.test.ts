import { describe, expect, it } from 'vitest'
import { pendingName } from './pending-names.ts'
import { PENDING } from './pending-pages.ts'

describe('pendingName', () => {
  it('names every page that is not built yet', () => {
    expect(PENDING.filter(path => pendingName(`/${path}`) === undefined)).toEqual([])
  })

  it('names no page that is built', () => {
    expect(pendingName('/stores/abc')).toBeUndefined()
    expect(pendingName('/store/step_2')).toBeUndefined()
  })
})
