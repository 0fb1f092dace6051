import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SampleTable } from '../../backoffice/data-table/sample/sample-table.tsx'
import { Button } from '../button/button.tsx'
import { Drawer } from '../drawer/drawer.tsx'

const Filter = () => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>打开</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="筛选">
        <Button>包邮</Button>
      </Drawer>
    </>
  )
}

// Separate files: only the first opening on a page loads the code, and only that one mounts it open.
const meta: Meta = {
  title: 'Feedback/Mounted twice',
  tags: ['!autodocs'],
  decorators: [
    Story => (
      <StrictMode>
        <Story />
      </StrictMode>
    ),
  ],
}
export default meta

const staysOpen = async (opener: HTMLElement): Promise<void> => {
  await userEvent.click(opener)
  const shown = await screen.findByRole('dialog')
  await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true))
  // A component handles interaction outside itself one frame later.
  await new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  await expect(shown).toHaveAttribute('data-state', 'open')
}

/** The first view dialog of a table stays open if React mounts everything twice, as in development. */
export const ViewDialog: StoryObj = {
  render: () => <SampleTable count={3} />,
  play: async ({ canvasElement }) => {
    const row = within(within(canvasElement).getByRole('group', { name: said('table.row_actions', { row: 1 }) }))
    await staysOpen(row.getByRole('button', { name: said('table.view') }))
  },
}

export const FirstDrawer: StoryObj = {
  render: () => <Filter />,
  play: async ({ canvasElement }) => {
    await staysOpen(within(canvasElement).getByRole('button', { name: '打开' }))
  },
}
