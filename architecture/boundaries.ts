import { createRequire } from 'node:module';
import { cruise, type IForbiddenRuleType } from 'dependency-cruiser';

export interface Offence {
  readonly rule: string;
  readonly place: string;
  readonly why: string;
}

const STREETS = ['core/src', 'contract/src', 'i18n', 'server/src', 'web/src', 'console/src'];
const { forbidden } = createRequire(import.meta.url)('./dependency-rules.cjs') as { forbidden: IForbiddenRuleType[] };

/**
 * Checks every import below `root` against the table of levels.
 *
 * @returns each offence; throws where no file was read, because such a check would pass everything
 */
export async function importOffences(root: string, folders: readonly string[] = STREETS): Promise<Offence[]> {
  const { output } = await cruise([...folders], {
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  });
  if (typeof output === 'string') throw new Error('the import check answered with a text');
  if (output.summary.totalCruised === 0) throw new Error('the import check read no file');
  return output.summary.violations.map((violation) => ({
    rule: violation.rule.name,
    place: `${violation.from} -> ${violation.to}`,
    why: forbidden.find((rule) => rule.name === violation.rule.name)?.comment ?? '',
  }));
}
