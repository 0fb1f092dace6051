import { beforeEach, describe, expect, it, vi } from 'vitest'

describe('a field type that is not registered', () => {
  beforeEach(() => vi.resetModules())

  it('names the file that registers it', async () => {
    const { partsOf } = await import('./field-type.ts')
    expect(() => partsOf({ type: 'editor' })).toThrow('editor: import field-types/register.ts')
  })
})
