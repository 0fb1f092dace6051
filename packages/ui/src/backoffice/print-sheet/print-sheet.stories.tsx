import { chakra } from '@chakra-ui/react/styled-system'
import { said } from '@shiji/i18n/story-text.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { QrCode } from '../../common/qr-code/qr-code.tsx'
import { Barcode } from '../barcode/barcode.tsx'
import { PrintSheet } from './print-sheet.tsx'

const Slip = ({ number }: { readonly number: string }) => (
  <chakra.div display="grid" gap="3">
    <chakra.h2 textStyle="xl" fontWeight="semibold">
      配货单 {number}
    </chakra.h2>
    <chakra.table
      w="full"
      textStyle="sm"
      css={{ '& td, & th': { textAlign: 'start', py: '1', borderBottomWidth: '1px' } }}
    >
      <thead>
        <tr>
          <th scope="col">商品</th>
          <th scope="col">规格</th>
          <th scope="col">数量</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>景窑 青釉 手作马克杯 350ml</td>
          <td>青釉</td>
          <td>2</td>
        </tr>
      </tbody>
    </chakra.table>
    <Barcode value={number} />
    <QrCode value={number} label="订单号" edge={96} />
  </chakra.div>
)

const meta: Meta<typeof PrintSheet> = {
  title: 'Back office/Print sheet',
  component: PrintSheet,
  subcomponents: { Barcode },
  args: {
    label: '配货单',
    paper: 'a5',
    sheets: [<Slip key="1" number="2026112100001" />, <Slip key="2" number="2026112100002" />],
  },
  argTypes: { paper: { control: 'inline-radio', options: ['a4', 'a5', 'label'] } },
}
export default meta
type Story = StoryObj<typeof PrintSheet>

/** Two sheets, as wide as their paper, dark on white. */
export const Slips: Story = {
  play: async ({ canvasElement }) => {
    const print = window.print
    const asked = fn()
    window.print = asked
    await userEvent.click(within(canvasElement).getByRole('button', { name: said('ui.print') }))
    window.print = print
    await expect(asked).toHaveBeenCalledTimes(1)
    const sheets = [...canvasElement.querySelectorAll('[data-print-sheet]')]
    await expect(sheets).toHaveLength(2)
    await expect(Math.round(sheets[0]?.getBoundingClientRect().width ?? 0)).toBe(Math.round((148 / 25.4) * 96))
  },
}
export const InTheDark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const sheet = canvasElement.querySelector('[data-print-sheet]')
    await expect(sheet && getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}
export const Labels: Story = { args: { paper: 'label' } }
