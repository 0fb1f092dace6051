import { cleanup, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SavedForm } from '../../core/action/saved-form.tsx'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { aPerson, loggedIn } from '../../testing/a-person.ts'
import { type Answers, menuItem, Refusal } from '../../testing/fake-server.ts'
import { openBackoffice } from '../../testing/open-backoffice.tsx'
// Loaded lazily on a page; preloaded here.
import './store-switch.tsx'
import '@shiji/ui/common/dialog/dialog-view.tsx'

afterEach(cleanup)

const store = (id: number, name: string, current: boolean) => ({ id, name, role: 'staff', current })
const person = (store_id: number, store_name: string) => ({ ...aPerson, store_id, store_name })
const item = (name: string) => menuItem({ name, apis: `/Seller/${name.toLowerCase()}`, view: name.toLowerCase() })
const menu = [menuItem({ name: 'Centre', children: [item('Settings'), item('Home')] })]

function Settings() {
  const { store } = useBackoffice()
  return (
    <SavedForm
      fields={[{ type: 'text', name: 'tel', label: 'Phone' }]}
      initial={{ tel: '' }}
      save={async () => store.getState()}
    />
  )
}

/** The settings of the store 木作, with something typed into them if wanted; the person also works for 灯屋. */
async function open({ typed = '', answers = {} }: { typed?: string; answers?: Answers } = {}) {
  const state = { store: 1 }
  const user = userEvent.setup({ delay: null })
  const page = await openBackoffice({
    area: 'seller',
    at: '/settings',
    keys: loggedIn('seller'),
    views: {
      './views/settings.tsx': async () => ({ Component: Settings }),
      './views/home.tsx': async () => ({ Component: () => <p>the first page</p> }),
    },
    answers: {
      'GET /Seller/load_menu': menu,
      'POST /Seller/auth/info': () => (state.store === 1 ? person(1, '木作') : person(2, '灯屋')),
      'GET /Seller/own_stores': () => [store(1, '木作', state.store === 1), store(2, '灯屋', state.store === 2)],
      'POST /Seller/switch_store': ({ body }: { body: URLSearchParams }) => {
        state.store = Number(body.get('store_id'))
        return { store_id: state.store, defaultUrl: '/home' }
      },
      ...answers,
    },
  })
  const field = await page.findByRole('textbox', { name: 'Phone' })
  if (typed !== '') await user.type(field, typed)
  const choose = async (name: string | RegExp) => {
    await user.click(await page.findByRole('button', { name, hidden: true }))
  }
  const sent = (path: string) => page.server.asked.filter(asked => asked.path === path)
  return { ...page, user, field, choose, sent, state }
}

describe('a person in several stores', () => {
  it('sees which store the page works for, and its calls say so', async () => {
    const page = await open()
    await waitFor(() => expect(page.getByRole('button', { name: /林小满/ }).textContent).toContain('木作'))
    await page.findByRole('button', { name: 'Switch to 灯屋', hidden: true })
    await waitFor(() => expect(page.sent('/Seller/own_stores')[0]?.store).toBe('1'))
  })

  it('switches at once when nothing is unsaved, and starts at the first page of the other store', async () => {
    const page = await open()
    await page.choose('Switch to 灯屋')
    await page.findByText('the first page')
    expect(page.address()).toBe('/home')
    expect(page.sent('/Seller/switch_store').map(({ body }) => body.get('store_id'))).toEqual(['2'])
    await waitFor(() => expect(page.getByRole('button', { name: /林小满/ }).textContent).toContain('灯屋'))
    await waitFor(() => expect(page.sent('/Seller/own_stores').at(-1)?.store).toBe('2'))
  })

  it('is asked before unsaved input is lost; Cancel keeps the page, the input and the store', async () => {
    const page = await open({ typed: '400' })
    await page.choose('Switch to 灯屋')
    const question = within(await page.findByRole('alertdialog', { name: 'Switch store?' }))
    question.getByText(/lost if you switch to 灯屋/)
    await page.user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    expect(page.field).toHaveProperty('value', '400')
    expect(page.sent('/Seller/switch_store')).toEqual([])
    await page.choose('Switch to 灯屋')
    await page.user.click(await page.findByRole('button', { name: 'Discard and switch' }))
    await page.findByText('the first page')
  })

  it('switches back and keeps the page and its input after another tab has switched', async () => {
    const page = await open({ typed: '400' })
    page.state.store = 2
    await page.choose('木作')
    await page.findByText('You work for 木作 again. Please save once more.')
    expect(page.state.store).toBe(1)
    expect(page.field).toHaveProperty('value', '400')
    expect(page.address()).toBe('/settings')
  })

  it('stays with the page when the switch is refused', async () => {
    const page = await open({ answers: { 'POST /Seller/switch_store': new Refusal(404, 'No such store.') } })
    await page.choose('Switch to 灯屋')
    await page.findByText('No such store.')
    expect(page.address()).toBe('/settings')
  })

  it('with one store has nothing to choose', async () => {
    const page = await open({ answers: { 'GET /Seller/own_stores': [store(1, '木作', true)] } })
    await waitFor(() => expect(page.sent('/Seller/own_stores')).toHaveLength(1))
    expect(page.queryByRole('button', { name: /^Switch to/, hidden: true })).toBeNull()
  })
})
