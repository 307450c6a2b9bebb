import { ok, type Result, refuse } from '@bourse/core/result.ts';
import { openPhoto } from '../../../platform/photo/kept-photo.ts';
import type { RecoveryDeps } from '../recovery-deps.ts';
import { findScreenshot, screenshotPlace } from '../store/screenshot.store.ts';

/** Shows staff the picture of a case and records that they looked. @refuses SCREENSHOT_UNKNOWN */
export async function viewScreenshot(
  deps: Pick<RecoveryDeps, 'db' | 'approvals' | 'vault'>,
  look: {
    readonly id: string;
    readonly staffId: string;
    readonly role: string;
    readonly requestId: string;
    readonly nowMs: number;
  },
): Promise<Result<{ readonly mime: 'image/jpeg' | 'image/png'; readonly bytes: Buffer }, 'SCREENSHOT_UNKNOWN'>> {
  const { id, ...by } = look;
  return deps.db.decide(async (tx) => {
    const found = await findScreenshot(tx, id);
    const bytes = found && openPhoto(deps.vault, found, screenshotPlace(id));
    if (!bytes) return refuse('SCREENSHOT_UNKNOWN');
    await deps.approvals.audit(tx, {
      ...by,
      action: 'staffRecovery.screenshot',
      subject: `user:${found.uid}`,
      reason: null,
      before: null,
      after: { screenshot: id },
    });
    return ok({ mime: found.mime, bytes });
  });
}
