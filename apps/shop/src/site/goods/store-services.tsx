import { chakra } from '@chakra-ui/react/styled-system'
import type { StoreGrade } from '@shiji/contract/store/grade.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { BadgeCheck } from 'lucide-react'
import { useName } from '../names.ts'
import { useFileUrl } from './use-file-url.ts'

export interface StoreServicesProps {
  readonly grade: StoreGrade
  /** Width of the list. @default as wide as its words */
  readonly w?: 'full'
}

/** The grade of a store with the services that its stores offer. */
export function StoreServices({ grade, w }: StoreServicesProps) {
  const say = useText('shop_goods')
  const pick = useName()
  const fileUrl = useFileUrl()
  return (
    <chakra.ul
      aria-label={say('shop_goods.store_services')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      textStyle="sm"
      {...(w === undefined ? {} : { w })}
    >
      <chakra.li display="inline-flex" alignItems="center" gap="1" fontWeight="semibold">
        {grade.icon !== '' && <chakra.img src={fileUrl(grade.icon)} alt="" boxSize="18px" borderRadius="xs" />}
        {pick(grade.name, grade.name_en)}
      </chakra.li>
      {grade.services.map(service => (
        <chakra.li key={service.name} display="inline-flex" alignItems="center" gap="1">
          <chakra.span color="status.success.fg" display="inline-flex">
            <Icon of={BadgeCheck} size={16} />
          </chakra.span>
          {pick(service.name, service.name_en)}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
