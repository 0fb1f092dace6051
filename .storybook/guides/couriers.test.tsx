import { fakeResource } from '@shiji/backoffice/testing/fake-resource.ts'
import { openScreen } from '@shiji/backoffice/testing/open-screen.tsx'
import { expect, it } from 'vitest'
import * as screen from './couriers.tsx'

it('adds a courier, whose name has at most 40 characters', async () => {
  const page = await openScreen({
    area: 'admin',
    screen,
    at: '/couriers',
    answers: fakeResource('/Admin/couriers', [{ id: 1, name: 'Zhou', code: 'ZYM', phone: '', is_sort: 1 }]),
  })
  await page.row('Zhou')
  await page.user.click(page.getByRole('button', { name: 'Add' }))
  const dialog = await page.dialog('Add')
  await page.user.type(await dialog.findByLabelText(/^Name/), 'x'.repeat(41))
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/40/)
  expect(page.sent('POST', '/Admin/couriers')).toEqual([])
  await page.user.clear(dialog.getByLabelText(/^Name/))
  await page.user.type(dialog.getByLabelText(/^Name/), 'He')
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  expect((await page.row('He')).cells()).toContain('He')
})
