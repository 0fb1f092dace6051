import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createBackofficeApp } from './create-backoffice-app.tsx'

describe('the start of a back office', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined))
  })
  afterEach(() => {
    localStorage.clear()
    vi.unstubAllGlobals()
  })

  const start = () => {
    const loadViews = vi.fn(async () => ({}))
    void createBackofficeApp({ area: 'admin', texts: 'admin', loadViews })
    return loadViews
  }

  it('fetches the screens of a logged-in person while the configuration is still loading', () => {
    localStorage.setItem('admin_token', 't')
    expect(start()).toHaveBeenCalledOnce()
  })

  it('fetches none of them for a visitor', () => {
    expect(start()).not.toHaveBeenCalled()
  })
})
