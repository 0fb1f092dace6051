import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Input } from '../input/input.tsx'
import { type ToastKind, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const undo = fn()
const dismissed = fn()

/** A button that shows a message. */
function Says({
  kind = 'success',
  text = '操作成功。',
}: {
  /** @default 'success' */
  readonly kind?: ToastKind
  /** @default '操作成功。' */
  readonly text?: string
}) {
  return <Button onClick={() => toast[kind](text)}>{kind}</Button>
}

const meta: Meta<typeof Says> = {
  title: 'Feedback/Toast',
  component: Says,
  subcomponents: { Toaster },
  args: { kind: 'success', text: '操作成功。' },
  argTypes: { kind: { control: 'select', options: ['success', 'error', 'warning', 'info'] } },
  parameters: { docs: { story: { inline: false, height: '340px' } } },
}
export default meta
type Story = StoryObj<typeof Says>

/** A repeated message shows once; an action can undo. */
export const Messages: Story = {
  render: () => (
    <chakra.div display="flex" gap="3" minH="280px" alignItems="flex-end">
      <Button onClick={() => toast.success('操作成功。')}>success</Button>
      <Button onClick={() => toast.error('库存不足。')}>error</Button>
      <Button onClick={() => toast.warning('价格已变化，请核对后再提交。')}>warning</Button>
      <Button onClick={() => toast.info('已移除 1 件商品。', { action: { label: '撤销', onClick: undo } })}>
        info
      </Button>
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }))
    await press('error')
    await press('error')
    await press('success')
    await press('info')
    await expect(await screen.findByText('操作成功。', undefined, { timeout: 8000 })).toBeInTheDocument()
    await expect(screen.getAllByText('库存不足。')).toHaveLength(1)
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(undo).toHaveBeenCalled())
  },
}

/** Many errors never hide later messages: beyond four the oldest is removed. */
export const ManyErrors: Story = {
  render: () => (
    <Button onClick={() => [1, 2, 3, 4, 5].map(number => toast.error(`第 ${number} 件未保存。`))}>errors</Button>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'errors' }))
    await expect(await screen.findByText('第 5 件未保存。', undefined, { timeout: 8000 })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('第 1 件未保存。')).toBeNull())
    await expect(screen.getAllByText(/件未保存。$/)).toHaveLength(4)
  },
}

/** A long message wraps, and stays within the window. */
export const LongText: Story = {
  args: { kind: 'warning', text: '价格已变化，请核对后再提交。'.repeat(12) },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'warning' }))
    const message = await screen.findByText(/^价格已变化/, undefined, { timeout: 8000 })
    await waitFor(() => expect(message.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
    await expect(message.getBoundingClientRect().left).toBeGreaterThanOrEqual(0)
  },
}

/** Each message has a close button, and is within the window below the top. */
export const Closing: Story = {
  args: { kind: 'error', text: '保存失败。' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'error' }))
    const box = await screen.findByRole('alert')
    await expect(box.getBoundingClientRect().top).toBeGreaterThanOrEqual(16)
    await userEvent.click(within(box).getByRole('button', { name: /关闭|Close/ }))
    await waitFor(() => expect(screen.queryByText('保存失败。')).toBeNull())
  },
}

/** A click on a message does not close an open dialog: the dialog stays, with its input. */
export const AboveDialog: Story = {
  render: () => (
    <>
      <Dialog open onClose={dismissed} title="编辑">
        <Input aria-label="名称" />
        <Button onClick={() => toast.error('库存不足。')}>保存</Button>
      </Dialog>
    </>
  ),
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: '名称' }), '茶杯')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    const box = await screen.findByRole('alert')
    await userEvent.click(within(box).getByRole('button', { name: /关闭|Close/ }))
    await waitFor(() => expect(screen.queryByText('库存不足。')).toBeNull())
    await expect(dismissed).not.toHaveBeenCalled()
    await expect(screen.getByRole('textbox', { name: '名称' })).toHaveValue('茶杯')
  },
}
