import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsDetail } from '@shiji/contract/catalog/goods-detail.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { ChevronRight } from 'lucide-react'
import { searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

/** The classes above a product, each a link to its goods. */
export function ClassPath({ classes }: Pick<GoodsDetail, 'classes'>) {
  const say = useText('common')
  const pick = useName()
  return (
    <chakra.nav aria-label={say('common.breadcrumb')} mb="3" hideBelow="md">
      <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1" textStyle="sm" color="fg.muted">
        {classes.map((node, index) => (
          <chakra.li key={node.id} display="inline-flex" alignItems="center" gap="1">
            {index > 0 && <Icon of={ChevronRight} size={16} />}
            <UiLink href={searchPath({ class_id: node.id })} _hover={{ color: 'accent.fg' }}>
              {pick(node.name, node.name_en)}
            </UiLink>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.nav>
  )
}
