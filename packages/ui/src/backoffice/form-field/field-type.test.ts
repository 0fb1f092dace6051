import { describe, expect, it } from 'vitest'
import { partsOf } from './field-type.ts'

describe('a field type that nobody registered', () => {
  it('names the file that registers it', () => {
    expect(() => partsOf({ type: 'editor' })).toThrow('editor: import field-types/register.ts')
  })
})
