import { act, cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SavedForm } from '../../core/action/saved-form.tsx'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { type Answers, menuItem, Refusal } from '../../testing/fake-server.ts'
import { openBackoffice } from '../../testing/open-backoffice.tsx'
// Loaded lazily on a page; preloaded here.
import './unsaved-guard.tsx'

afterEach(cleanup)

const Settings = () => (
  <SavedForm fields={[{ type: 'text', name: 'tel', label: 'Phone' }]} initial={{ tel: '' }} save={async () => null} />
)
const item = (name: string) => menuItem({ name, apis: `/Admin/${name.toLowerCase()}`, view: name.toLowerCase() })
const menu = [menuItem({ name: 'Centre', children: [item('Settings'), item('Other')] })]

/** The settings page with something typed into it. */
async function typedInto(answers: Answers = {}) {
  const user = userEvent.setup({ delay: null })
  const page = await openBackoffice({
    at: '/other',
    keys: loggedIn('admin'),
    views: {
      './views/settings.tsx': async () => ({ Component: Settings }),
      './views/other.tsx': async () => ({ Component: () => <p>the other page</p> }),
    },
    answers: { 'GET /Admin/load_menu': menu, 'POST /Admin/auth/info': aPerson, ...answers },
  })
  await user.click(await page.findByRole('link', { name: 'Settings' }))
  const field = await page.findByRole('textbox', { name: 'Phone' })
  await user.type(field, '400')
  const question = async () => within(await page.findByRole('alertdialog', { name: 'Unsaved changes' }))
  return { ...page, user, field, question, leave: () => user.click(page.getByRole('link', { name: 'Other' })) }
}

describe('unsaved input', () => {
  it('asks once before another page opens; Stay keeps all input', async () => {
    const page = await typedInto()
    await page.leave()
    const question = await page.question()
    expect(question.getByText('Your changes will be lost. Leave anyway?')).toBeDefined()
    await page.user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    expect(page.field).toHaveProperty('value', '400')
    expect(page.address()).toBe('/settings')
  })

  it('is discarded when the person chooses to leave', async () => {
    const page = await typedInto()
    await page.leave()
    await page.user.click((await page.question()).getByRole('button', { name: 'Leave' }))
    expect(await page.findByText('the other page')).toBeDefined()
    expect(page.address()).toBe('/other')
    expect(page.queryByRole('alertdialog')).toBeNull()
  })

  it('also asks on history back', async () => {
    const page = await typedInto()
    await act(() => page.backoffice.navigator.current().navigate(-1))
    await page.user.click((await page.question()).getByRole('button', { name: 'Leave' }))
    expect(await page.findByText('the other page')).toBeDefined()
  })

  it('does not ask after saving', async () => {
    const page = await typedInto()
    await page.user.click(page.getByRole('button', { name: 'Save' }))
    await page.findByText('The operation was successful.')
    await page.leave()
    expect(await page.findByText('the other page')).toBeDefined()
  })

  it('does not ask for another search on the same page', async () => {
    const page = await typedInto()
    await act(() => page.backoffice.navigator.current().navigate('/settings?page=2'))
    await waitFor(() => expect(page.address()).toBe('/settings?page=2'))
    expect(page.queryByRole('alertdialog')).toBeNull()
  })

  it('does not hold back a logout', async () => {
    const page = await typedInto({ 'POST /logout': null })
    await page.user.click(page.getByRole('button', { name: aPerson.nickname }))
    await page.user.click(page.getByRole('button', { name: 'Log out', hidden: true }))
    await waitFor(() => expect(page.address()).toBe('/login'))
    expect(page.queryByRole('alertdialog')).toBeNull()
  })

  it('does not hold back the end of a session (401)', async () => {
    const page = await typedInto({ 'GET /Admin/table_views': new Refusal(401, 'Please log in.') })
    const { tableDeskApi } = await import('@shiji/api/platform/table-desk.api.ts')
    const call = tableDeskApi.endpoints.tableDesk.initiate({ area: 'admin', page: 'x' })
    await act(async () => void (await page.backoffice.store.dispatch(call)))
    await waitFor(() => expect(page.address()).toMatch(/^\/login/))
    expect(page.queryByRole('alertdialog')).toBeNull()
  })
})
