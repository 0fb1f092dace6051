import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findUnshown } from './stories.ts'

describe('findUnshown', () => {
  const { owed, unshown } = findUnshown(join(import.meta.dirname, '../fixture/stories'))

  it('names the components that others use and no story shows, lazy ones too', () => {
    expect(unshown).toEqual(['packages/ui/src/hidden/hidden.tsx: Hidden', 'packages/ui/src/lazy/lazy.tsx: Lazy'])
  })

  it('counts subcomponents as shown, and leaves out internal parts', () => {
    expect(owed).toContain('packages/ui/src/part/whole.tsx: Whole')
    expect(owed).not.toContain('packages/ui/src/part/part.tsx: Part')
  })
})
