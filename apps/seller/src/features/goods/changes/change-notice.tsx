import { chakra } from '@chakra-ui/react/styled-system'
import { type GoodsRecord, useWithdrawChangesMutation } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import { formatDateTime } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { ConfirmDialog } from '@shiji/ui/common/confirm-dialog/confirm-dialog.tsx'
import { useState } from 'react'

export interface ChangeNoticeProps {
  readonly goods: GoodsRecord
  readonly readOnly: boolean
  /** Called once the change is taken back. */
  readonly onWithdrawn: () => void
}

/** Says that a change of the goods waits or was refused, why, and takes it back. Nothing without one. */
export function ChangeNotice({ goods, readOnly, onWithdrawn }: ChangeNoticeProps) {
  const say = useText('goods', 'common')
  const locale = useLocale()
  const act = useAct()
  const [withdraw, { isLoading }] = useWithdrawChangesMutation()
  const [asking, setAsking] = useState(false)
  const { change } = goods
  if (!change) return null
  const isRefused = change.state === 'refused'
  const tone = isRefused ? 'status.danger' : 'status.warning'
  const take = async () => {
    const done = await act(goods.id, () => withdraw({ id: [goods.id] }))
    setAsking(false)
    if (done) onWithdrawn()
  }
  return (
    <chakra.div
      role="note"
      mb="3"
      p="4"
      display="grid"
      gap="2"
      justifyItems="start"
      borderRadius="md"
      borderWidth="1px"
      bg={`${tone}.subtle`}
      borderColor={`${tone}.border`}
      color={`${tone}.fg`}
      textStyle="sm"
    >
      <p>{say(`goods.change.${change.state}`)}</p>
      {isRefused && (
        <chakra.p fontWeight="medium" overflowWrap="anywhere">
          {say('goods.change.reason')}: {change.reason}
        </chakra.p>
      )}
      <p>{say('goods.change.by', { name: change.submitted_by, time: formatDateTime(change.submitted_at, locale) })}</p>
      {!readOnly && (
        <Button size="sm" minH={{ base: '44px', md: 'control-sm' }} onClick={() => setAsking(true)}>
          {say('goods.change.withdraw')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        busy={isLoading}
        text={say('goods.change.withdraw_ask')}
        confirmLabel={say('goods.change.withdraw')}
        onConfirm={() => void take()}
        onCancel={() => setAsking(false)}
      />
    </chakra.div>
  )
}
