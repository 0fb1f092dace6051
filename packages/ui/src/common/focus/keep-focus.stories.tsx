import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx'

/** Removes lines from a list, immediately or after a question and a delay, as a server would need. */
function Shrinking({
  asks = false,
  after = 0,
}: {
  /** A question comes first. @default false */
  readonly asks?: boolean
  /** Delay in ms until the line is removed. @default 0 */
  readonly after?: number
}) {
  const [lines, setLines] = useState(['a', 'b', 'c'])
  const [doomed, setDoomed] = useState<string>()
  const remove = (line: string): void => {
    setDoomed(undefined)
    setTimeout(() => setLines(rest => rest.filter(each => each !== line)), after)
  }
  return (
    <main>
      <ul aria-label="lines">
        {lines.map(line => (
          <li key={line}>
            <Button onClick={() => (asks ? setDoomed(line) : remove(line))}>{`remove ${line}`}</Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={doomed !== undefined}
        text="?"
        confirmLabel="yes"
        onConfirm={() => doomed && remove(doomed)}
        onCancel={() => setDoomed(undefined)}
      />
    </main>
  )
}

const meta: Meta<typeof Shrinking> = {
  title: 'Foundation/Kept focus',
  component: Shrinking,
  args: { asks: false, after: 0 },
}
export default meta

/** When the focused element is removed, the list around it gets the focus, and Tab continues from there. */
export const Removed: StoryObj<typeof Shrinking> = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'remove a' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'remove b' })).toHaveFocus()
  },
}

/** The dialog returns the focus to a button that disappears a moment later. */
export const AfterQuestion: StoryObj<typeof Shrinking> = {
  args: { asks: true, after: 300 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'remove b' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await within(document.body).findByRole('button', { name: 'yes' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'remove b' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('list')).toHaveFocus())
  },
}

/** After a click on an empty area the focus does not jump when a line is removed. */
export const LeftOnPurpose: StoryObj<typeof Shrinking> = {
  args: { after: 400 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'remove c' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvasElement)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await new Promise(resolve => setTimeout(resolve, 200))
    await expect(document.body).toHaveFocus()
  },
}
