import type { I18n } from '@shiji/i18n/react.ts'
import { I18nextProvider } from '@shiji/i18n/react.ts'
import { DictionaryContext } from '@shiji/ui/backoffice/dictionary/dictionary-source.ts'
import { FilesOrigin } from '@shiji/ui/common/file-address/file-address.ts'
import { LinkProvider } from '@shiji/ui/common/link/ui-link.tsx'
import { ShijiProvider } from '@shiji/ui/common/theme/provider.tsx'
import { Toaster } from '@shiji/ui/common/toast/toaster.tsx'
import { Suspense, useMemo, useSyncExternalStore } from 'react'
import { Provider } from 'react-redux'
import { RouterProvider } from 'react-router/dom'
import { type Backoffice, BackofficeContext } from '../../core/running/backoffice.ts'
import { Starting } from '../routes/root-layout.tsx'
import { askDictionaries } from './ask-dictionaries.ts'
import { RouterLink } from './router-link.tsx'

export interface BackofficeAppProps {
  readonly backoffice: Backoffice
  readonly i18n: I18n
}

/** A whole back office with all its providers. */
export function BackofficeApp({ backoffice, i18n }: BackofficeAppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ShijiProvider area={backoffice.area}>
        <BackofficePages backoffice={backoffice} />
        <Toaster top="68px" />
      </ShijiProvider>
    </I18nextProvider>
  )
}

/** The pages of a back office, inside a language and a design system provided by the caller. */
export function BackofficePages({ backoffice }: { readonly backoffice: Backoffice }) {
  const { store, navigator } = backoffice
  const dictionaries = useMemo(() => askDictionaries(store), [store])
  return (
    <Provider store={store}>
      <BackofficeContext value={backoffice}>
        <DictionaryContext value={dictionaries}>
          <FilesOrigin value={backoffice.config.filesOrigin}>
            <LinkProvider component={RouterLink}>
              <Suspense fallback={<Starting />}>
                <RoutedPages navigator={navigator} />
              </Suspense>
            </LinkProvider>
          </FilesOrigin>
        </DictionaryContext>
      </BackofficeContext>
    </Provider>
  )
}

function RoutedPages({ navigator }: Pick<Backoffice, 'navigator'>) {
  const generation = useSyncExternalStore(navigator.subscribe, navigator.generation)
  // Another person gets new routes, and no component keeps state of the previous one.
  return <RouterProvider key={generation} router={navigator.current()} />
}
