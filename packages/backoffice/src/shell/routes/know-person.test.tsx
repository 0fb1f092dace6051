import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useHeldPermissions } from '../../core/session/use-permissions.ts'
import { aPerson } from '../../testing/a-person.ts'
import { menuItem, Refusal } from '../../testing/fake-server.ts'
import { openBackoffice } from '../../testing/open-backoffice.tsx'

const drawn = { may: [] as boolean[] }

function Expresses() {
  drawn.may.push(useHeldPermissions()('express.create'))
  return <p>expresses screen</p>
}

const open = (info: unknown) =>
  openBackoffice({
    at: '/expresses',
    keys: { admin_token: 't1' },
    views: { './views/expresses.tsx': async () => ({ Component: Expresses }) },
    answers: {
      'GET /Admin/load_menu': [menuItem({ name: 'Expresses', apis: '/Admin/expresses', view: 'expresses/index' })],
      'POST /Admin/auth/info': info,
    },
  })

beforeEach(() => {
  drawn.may = []
})

describe('a page of the menu', () => {
  it('knows its person’s permissions when it is first rendered, however late they arrive', async () => {
    const late = Promise.withResolvers<unknown>()
    const app = await open(() => late.promise)
    await waitFor(() => expect(app.server.paths()).toContain('POST /Admin/auth/info'))
    expect(app.queryByText('expresses screen')).toBeNull()
    late.resolve({ ...aPerson, is_super: false, permissions: ['express.create'] })
    await app.findByText('expresses screen')
    expect(drawn.may.every(may => may)).toBe(true)
    expect(app.server.paths().filter(path => path === 'POST /Admin/auth/info')).toHaveLength(1)
  })

  it('opens without permissions if they cannot be loaded', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const app = await open(new Refusal(500, 'no connection'))
    await app.findByText('expresses screen')
    expect(drawn.may.some(may => may)).toBe(false)
  })
})
