import { DAY_MS } from '@bourse/core/calendar/durations.ts';
import { AddressBlocks } from '../../../../kit/address-blocks.tsx';
import { Notice } from '../../../../kit/states.tsx';
import { dateTime } from '../../../../lib/format.ts';
import { useLocale } from '../../../../lib/locale.ts';
import { SecurityCheck } from '../../../identity/public.ts';
import { useAddressBookText } from '../../address-book-text.ts';
import type { AddressBookModel } from './address-book.model.ts';

/** The security checks before an entry is deleted and before whitelist mode changes. */
export function BookDialogs({ view, commands }: AddressBookModel) {
  const t = useAddressBookText();
  const locale = useLocale();
  const { deleting } = view;
  return (
    <>
      {deleting && (
        <SecurityCheck
          open
          onClose={commands.closeDelete}
          confirmLabel={t('addressBook.deleteConfirm', { remark: deleting.remark })}
          codesAreFor={t('addressBook.codesAreFor')}
          factorsNeeded={1}
          sendCode={commands.sendDeleteCode}
          confirm={commands.confirmDelete}
          summary={
            <div className="rounded-control border border-line bg-surface-sunken p-3">
              <AddressBlocks address={deleting.address ?? deleting.account ?? ''} />
            </div>
          }
        />
      )}
      {view.isSwitching && (
        <SecurityCheck
          open
          onClose={commands.closeSwitch}
          confirmLabel={t(view.isWhitelist ? 'addressBook.whitelistOff' : 'addressBook.whitelistOn')}
          codesAreFor={t('addressBook.codesAreFor')}
          factorsNeeded={1}
          sendCode={commands.sendSwitchCode}
          confirm={commands.confirmSwitch}
          summary={
            view.isWhitelist ? (
              <Notice tone="warn">
                {t('addressBook.whitelistOffWarning', { time: dateTime(view.nowMs + DAY_MS, locale) })}
              </Notice>
            ) : (
              <Notice tone="info">{t('addressBook.whitelistText')}</Notice>
            )
          }
        />
      )}
    </>
  );
}
