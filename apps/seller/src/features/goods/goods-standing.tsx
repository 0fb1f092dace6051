import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsRecord } from '@shiji/api/catalog/catalog.back-office.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { StatusTag } from '@shiji/ui/common/status-tag/status-tag.tsx'

/** Verification state of the goods, and the effect of a save on it. */
export function GoodsStanding({ goods }: { readonly goods: GoodsRecord | undefined }) {
  const say = useText('goods', 'records', 'status')
  const verify = goods?.verify ?? 'new'
  const isRejected = verify === 'rejected'
  return (
    <chakra.div
      display="grid"
      gap="2"
      p="4"
      mb="4"
      borderRadius="md"
      bg={isRejected ? 'status.danger.subtle' : 'bg.surface'}
      borderWidth="1px"
      borderColor={isRejected ? 'status.danger.border' : 'border'}
      textStyle="sm"
    >
      {goods !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <StatusTag kind="review" status={goods.verify} />
          <StatusTag kind="shelf" status={goods.shelf} />
        </chakra.div>
      )}
      {isRejected && goods?.refuse_info !== undefined && goods.refuse_info !== '' && (
        <chakra.p fontWeight="medium" color="status.danger.fg">
          {say('records.refuse_info')}: {goods.refuse_info}
        </chakra.p>
      )}
      <p>{say(`goods.review_note.${verify}`)}</p>
    </chakra.div>
  )
}
