import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Field } from '../field/field.tsx'
import { Select } from '../select/select.tsx'
import { Input } from './input.tsx'
import { PasswordInput } from './password-input.tsx'
import { Textarea } from './textarea.tsx'

const meta: Meta<typeof Input> = {
  title: 'Controls/Input',
  component: Input,
  subcomponents: { PasswordInput, Textarea },
  args: {
    'aria-label': '商品名称',
    placeholder: '例如：青釉 手作马克杯 350ml',
    size: 'md',
    disabled: false,
    readOnly: false,
    'aria-invalid': false,
  },
  argTypes: { size: { control: 'inline-radio', options: ['sm', 'md'], description: 'Height.' } },
}
export default meta

const choices = [
  { label: '顺丰速运', value: 'SF' },
  { label: '中通快递', value: 'ZTO' },
  { label: '停用的公司', value: 'X', disabled: true },
]

export const Playground: StoryObj<typeof Input> = {}

/** Every text control, in each state that a field can give it. */
export const States: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="5" maxW="560px">
      <Field label="商品名称" required hint="16 到 30 个字，含一个有用的数字">
        <Input placeholder="例如：青釉 手作马克杯 350ml" />
      </Field>
      <Field label="快递单号" error="单号和快递公司对不上，请检查。">
        <Input defaultValue="SF12" />
      </Field>
      <Field label="密码">
        <PasswordInput defaultValue="correct horse" />
      </Field>
      <Field label="备注" optional>
        <Textarea defaultValue="请放在门口的柜子里，谢谢你们每一位" />
      </Field>
      <Field label="快递公司" layout="row">
        <Select choices={choices} placeholder="请选择" />
      </Field>
      <Field label="不可更改的很长很长的标签" layout="row" disabled>
        <Input defaultValue="10231" />
      </Field>
    </chakra.div>
  ),
}

/** Label, hint and error are connected to the control for screen readers. */
export const TiedToItsLabel: StoryObj = {
  render: () => (
    <Field label="手机号码" hint="用于通知到货" error="请填写正确的手机号码。" required>
      <Input />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText(/手机号码/)
    await expect(input).toHaveAccessibleDescription('用于通知到货 请填写正确的手机号码。')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAttribute('aria-required', 'true')
  },
}

/** Counts characters as people do; text over the limit stays and is marked. */
export const CounterKeepsWhatIsTooLong: StoryObj = {
  render: () => (
    <Field label="备注">
      <Textarea />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByLabelText('备注')
    await userEvent.type(box, '一二三四五六七八九十👍🏻')
    await waitFor(() => expect(within(canvasElement).getByText(/12 \/ 15/)).toBeVisible())
    await userEvent.type(box, '十三十四')
    await expect(box).toHaveValue('一二三四五六七八九十👍🏻十三十四')
    await expect(box).toBeInvalid()
  },
}

/** A password can be shown. */
export const ShowsPassword: StoryObj = {
  render: () => (
    <Field label="密码">
      <PasswordInput defaultValue="secret" />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByLabelText('密码')).toHaveAttribute('type', 'text')
  },
}

/** Nothing can be typed; a read-only control can be focused, a disabled one cannot. */
export const DisabledAndReadOnly: StoryObj = {
  render: () => (
    <chakra.div display="grid" gap="3" maxW="420px">
      <Field label="不可用" disabled>
        <Input defaultValue="10231" />
      </Field>
      <Field label="只读" readOnly>
        <Input defaultValue="10231" />
      </Field>
      <Field label="只读备注" readOnly>
        <Textarea defaultValue="请放在门口" />
      </Field>
      <Field label="不可用密码" disabled>
        <PasswordInput defaultValue="secret" />
      </Field>
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByLabelText('不可用')).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('只读'), '9')
    await expect(canvas.getByLabelText('只读')).toHaveFocus()
    await expect(canvas.getByLabelText('只读')).toHaveValue('10231')
    await userEvent.type(canvas.getByLabelText('只读备注'), '9')
    await expect(canvas.getByLabelText('只读备注')).toHaveValue('请放在门口')
  },
}

/** Several lines with a limit of their own. */
export const Lines: StoryObj<typeof Textarea> = {
  render: args => (
    <Field label="备注">
      <Textarea {...args} />
    </Field>
  ),
  args: { limit: 40, placeholder: '给商家留言', disabled: false, readOnly: false },
}
