import { chakra } from '@chakra-ui/react/styled-system'
import type { GoodsSearch } from '@shiji/contract/catalog/catalog.ts'
import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { Plate } from '@shiji/ui/common/plate/plate.tsx'
import { ChevronRight } from 'lucide-react'
import { useFileUrl } from '../../site/goods/use-file-url.ts'
import { searchPath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'

export interface ClassTrailProps {
  /** From the top class down to the current one. */
  readonly trail: readonly ClassNode[]
  readonly search: GoodsSearch
}

/** The path down to the current class, and its children. */
export function ClassTrail({ trail, search }: ClassTrailProps) {
  const say = useText('shop_goods', 'common')
  const pick = useName()
  const fileUrl = useFileUrl()
  const here = trail.at(-1)
  if (here === undefined) return null
  const to = (class_id: number | undefined) =>
    searchPath({
      ...(search.keywords === undefined ? {} : { keywords: search.keywords }),
      ...(class_id === undefined ? {} : { class_id }),
    })
  return (
    <>
      <chakra.nav aria-label={say('common.breadcrumb')} mb="2">
        <chakra.ol display="flex" flexWrap="wrap" alignItems="center" gap="1" textStyle="sm" color="fg.muted">
          <li>
            <UiLink href={to(undefined)} _hover={{ color: 'accent.fg' }}>
              {say('shop_goods.breadcrumb_all')}
            </UiLink>
          </li>
          {trail.map(node => (
            <chakra.li key={node.id} display="inline-flex" alignItems="center" gap="1">
              <Icon of={ChevronRight} size={16} />
              <UiLink
                href={to(node.id)}
                aria-current={node === here ? 'page' : undefined}
                _hover={{ color: 'accent.fg' }}
              >
                {pick(node.name, node.name_en)}
              </UiLink>
            </chakra.li>
          ))}
        </chakra.ol>
      </chakra.nav>
      {here.children.length > 0 && (
        <chakra.ul
          aria-label={say('shop_goods.class_sub')}
          display="flex"
          gap="2"
          overflowX="auto"
          pb="3"
          scrollbarWidth="none"
        >
          {here.children.map(node => (
            <chakra.li key={node.id} flexShrink="0">
              <UiLink
                href={to(node.id)}
                display="inline-flex"
                alignItems="center"
                gap="2"
                h="40px"
                ps={node.thumb === '' ? '4' : '1'}
                pe="4"
                borderRadius="full"
                bg="bg.surface"
                textStyle="md"
                fontWeight="medium"
                _hover={{ bg: 'accent.subtle', color: 'accent.fg' }}
              >
                {node.thumb !== '' && (
                  <chakra.span w="32px" borderRadius="full" overflow="hidden">
                    <Plate src={fileUrl(node.thumb, 160)} alt="" seed={node.id} radius="none" />
                  </chakra.span>
                )}
                {pick(node.name, node.name_en)}
              </UiLink>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </>
  )
}
