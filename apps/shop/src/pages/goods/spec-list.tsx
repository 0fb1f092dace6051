import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useState } from 'react'
import { useName } from '../../site/names.ts'

/** So many rows are shown on phones before the list is opened. */
const FEW = 6

interface Row {
  readonly name: string
  readonly value: string
}

/** Parameters of goods in two groups: what they are, and what the store says of them. Phones show the first six rows. */
export function SpecList({ goods }: { readonly goods: GoodsDetail }) {
  const say = useText('shop_goods')
  const pick = useName()
  const [open, setOpen] = useState(false)
  const leaf = goods.classes.at(-1)
  const basic: readonly Row[] = [
    ...(goods.brand ? [{ name: say('shop_goods.brand'), value: pick(goods.brand.name, goods.brand.name_en) }] : []),
    ...(leaf ? [{ name: say('shop_goods.class'), value: pick(leaf.name, leaf.name_en) }] : []),
    ...(goods.goods_no === '' ? [] : [{ name: say('shop_goods.number'), value: goods.goods_no }]),
  ]
  // Stores often name the brand again among the attributes.
  const isBasic = (name: string) => basic.some(row => row.name === name)
  const facts = goods.attributes
    .map(one => ({ name: pick(one.name, one.name_en), value: pick(one.value, one.value_en) }))
    .filter(({ name }) => !isBasic(name))
  const count = basic.length + facts.length
  if (count === 0) {
    return (
      <chakra.p color="fg.muted" textStyle="md">
        {say('shop_goods.specs_empty')}
      </chakra.p>
    )
  }
  return (
    <div>
      <Group title={say('shop_goods.specs_basic')} rows={basic} shown={open ? count : FEW} />
      <Group title={say('shop_goods.specs_facts')} rows={facts} shown={open ? count : FEW - basic.length} />
      {count > FEW && !open && (
        <chakra.div hideFrom="md" mt="3">
          <Button onClick={() => setOpen(true)}>{say('shop_goods.specs_all', { count })}</Button>
        </chakra.div>
      )}
    </div>
  )
}

function Group({
  title,
  rows,
  shown,
}: {
  readonly title: string
  readonly rows: readonly Row[]
  readonly shown: number
}) {
  if (rows.length === 0) return null
  return (
    <chakra.div hideBelow={shown <= 0 ? 'md' : undefined} _notFirst={{ mt: '5' }}>
      <chakra.h3 textStyle="md" fontWeight="semibold" mb="1">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="8" textStyle="md">
        {rows.map(({ name, value }, at) => (
          <chakra.div
            key={name}
            display={{ base: at < shown ? 'flex' : 'none', md: 'flex' }}
            gap="4"
            py="2.5"
            borderBottomWidth="1px"
            borderColor="border"
          >
            <chakra.dt color="fg.muted" flex="0 0 104px">
              {name}
            </chakra.dt>
            <chakra.dd minW="0" overflowWrap="anywhere">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.div>
  )
}
