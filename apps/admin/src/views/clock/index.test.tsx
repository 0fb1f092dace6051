import { cut, held, invalidFields, openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { describe, expect, it } from 'vitest'
import * as screen from './index.tsx'

const DAY = 86_400_000
const at = (days: number) => ({
  now: new Date(Date.UTC(2026, 4, 1, 2) + days * DAY).toISOString(),
  offset_ms: days * DAY,
  movable: true,
})

/** A server whose clock can be moved. */
function movingServer() {
  const state = { days: 0 }
  return {
    'GET /Admin/clock': () => at(state.days),
    'GET /Admin/clock/due': some,
    'POST /Admin/clock': ({ body }: { body: URLSearchParams }) => {
      state.days += Number(body.get('move_ms')) / DAY
      return { ...at(state.days), due: some }
    },
  }
}

const none = { orders: 0, amount: 0 }
const some = {
  cancelled: { orders: 3, amount: 12_345 },
  confirmed: none,
  commented: none,
  settled: { orders: 2, amount: 9_900 },
}

const open = ({ answers = {}, ...options }: Partial<Parameters<typeof openScreen>[0]> = {}) =>
  openScreen({ area: 'admin', screen, at: '/clock', ...options, answers: { ...movingServer(), ...answers } })
type Page = Awaited<ReturnType<typeof open>>
const yes = async (page: Page, words = 'Move') => {
  const asked = page.within(await page.findByRole('alertdialog'))
  await page.waitFor(() => expect(asked.getByRole('button', { name: words })).toHaveProperty('disabled', false))
  await page.user.click(asked.getByRole('button', { name: words }))
}
const moves = (page: Page) => page.sent('POST', '/Admin/clock').map(({ body }) => Number(body.get('move_ms')))

describe('the clock of the demo', () => {
  it('moves by a step, shows the new time and how far it is ahead', async () => {
    const page = await open()
    await page.findByText('2026-05-01 10:00:00')
    await page.user.click(page.getByRole('button', { name: '8 days' }))
    await yes(page)
    await page.findByText(/^The time in the shop is now 2026-05-09 10:00:00/)
    expect((await page.findByText('2026-05-09 10:00:00')).getAttribute('aria-live')).toBe('polite')
    expect(page.getByText('8 days ahead of real time')).toBeDefined()
  })

  it('shows before the move how many orders it cancels and settles and how much money, and afterwards the result', async () => {
    const page = await open()
    const words = '3 unpaid orders are cancelled (¥123.45). 2 orders are settled, ¥99.00 goes to stores.'
    await page.user.click(await page.findByRole('button', { name: '8 days' }))
    const asked = page.within(await page.findByRole('alertdialog', { name: 'Move the clock' }))
    await asked.findByText(words)
    expect(page.sent('GET', '/Admin/clock/due')[0]?.query.get('move_ms')).toBe(String(8 * DAY))
    await page.user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(moves(page)).toEqual([])
    await page.user.click(page.getByRole('button', { name: '8 days' }))
    await yes(page)
    await page.findByText(`The time in the shop is now 2026-05-09 10:00:00 ${words}`)
    expect(moves(page)).toEqual([8 * DAY])
  })

  it('shows when nothing becomes due, and can be moved even if that is unknown', async () => {
    const nothing = { cancelled: none, confirmed: none, commented: none, settled: none }
    const state: { due: unknown } = { due: nothing }
    const page = await open({ locale: 'zh-cn', answers: { 'GET /Admin/clock/due': () => state.due ?? cut() } })
    await page.user.click(await page.findByRole('button', { name: '1 天' }))
    await page.findByText('没有订单会到期。')
    await page.user.click(page.getByRole('button', { name: '取消' }))
    state.due = undefined
    await page.user.click(page.getByRole('button', { name: '8 天' }))
    await page.findByText('暂时无法得知会影响哪些订单，仍可移动。')
    await yes(page, '移动')
    await page.findByText(/^商城时间现在是/)
  })

  it('moves by days as typed, parts of one too', async () => {
    const page = await open()
    const field = await page.findByLabelText('Days (fractions allowed)')
    await page.user.type(field, '1.5{Enter}')
    await yes(page)
    await page.findByText('2026-05-02 22:00:00')
    expect(moves(page)).toEqual([1.5 * DAY])
    expect(field).toHaveProperty('value', '')
  })

  it.each(['', '0', '-1', 'soon', '366', '1e9', '0.0000000001'])(
    'does not move by "%s": the field shows the reason and keeps the input',
    async typed => {
      const page = await open()
      const field = await page.findByLabelText('Days (fractions allowed)')
      if (typed !== '') await page.user.type(field, typed)
      await page.user.click(page.getByRole('button', { name: 'Move' }))
      await page.findByText('Time only goes forward: enter more than 0 and at most 365 days.')
      expect(field.getAttribute('aria-invalid')).toBe('true')
      expect(field).toHaveProperty('value', typed)
      expect(moves(page)).toEqual([])
    },
  )

  it('shows the same in Chinese', async () => {
    const page = await open({ locale: 'zh-cn' })
    await page.user.type(await page.findByLabelText('天数（可为小数）'), '-1{Enter}')
    await page.findByText('时间只能向前：请填写大于 0、不超过 365 的天数')
  })

  it('moves once, however often the button is pressed', async () => {
    const answer = held(at(1))
    const page = await open({ answers: { 'POST /Admin/clock': answer.answer } })
    await page.user.click(await page.findByRole('button', { name: '1 day' }))
    const asked = page.within(await page.findByRole('alertdialog'))
    await asked.findByText(/^3 unpaid orders/)
    await page.user.dblClick(asked.getByRole('button', { name: 'Move' }))
    answer.release()
    await page.findByText(/The time in the shop is now/)
    expect(moves(page)).toEqual([DAY])
  })

  it('keeps the input when no answer comes', async () => {
    const page = await open({ answers: { 'POST /Admin/clock': cut } })
    const field = await page.findByLabelText('Days (fractions allowed)')
    await page.user.type(field, '3{Enter}')
    await yes(page)
    await page.findByText(/The server did not answer/)
    expect(field).toHaveProperty('value', '3')
  })

  it('shows what the server has against a move', async () => {
    const page = await open({ answers: { 'POST /Admin/clock': invalidFields({ move_ms: 'Too far.' }) } })
    const field = await page.findByLabelText('Days (fractions allowed)')
    await page.user.type(field, '3{Enter}')
    await yes(page)
    await page.findByText('Too far.')
    expect(field).toHaveProperty('value', '3')
  })

  it('is read-only without the permission to move it', async () => {
    const page = await open({ person: { is_super: false, permissions: ['clock.view'] } })
    await page.findByText('2026-05-01 10:00:00')
    expect(page.queryByRole('button', { name: 'Move' })).toBeNull()
  })

  it('shows in production that it cannot be moved', async () => {
    const page = await open({ answers: { 'GET /Admin/clock': { ...at(0), movable: false } } })
    await page.findByText('The clock cannot be moved in production')
    expect(page.queryByRole('button', { name: 'Move' })).toBeNull()
  })
})
