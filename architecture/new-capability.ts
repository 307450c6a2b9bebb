import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const levels = createRequire(import.meta.url)('./levels.cjs') as Record<string, string[]>;

/** The homes of a new capability, each with the least that compiles. The whole-house tests then ask for the rest. */
export function homesOf(name: string): Readonly<Record<string, string>> {
  const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const Pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return {
    [`contract/src/${name}.ts`]: `import type { EndpointGroup } from './endpoint.ts';\n\n/** What server and browser promise each other about ${name}. */\nexport const ${camel} = {} as const satisfies EndpointGroup;\n`,
    [`server/src/modules/${name}/README.md`]: `# ${name}\n\nOwns: the schema \`${name.replaceAll('-', '_')}\`.\n\nWords: see docs/words.md.\n\nEvents: none.\n`,
    [`server/src/modules/${name}/public.ts`]: `export { ${camel}Http } from './${name}.http.ts';\n`,
    [`server/src/modules/${name}/${name}.http.ts`]: `import type { ${camel} } from '@bourse/contract/${name}.ts';\nimport type { Handlers } from '../../platform/request/context.ts';\n\n/** Translates between the wire and ${name}'s use cases and queries. */\nexport function ${camel}Http(): Handlers<typeof ${camel}> {\n  return {};\n}\n`,
    [`web/src/features/${name}/public.ts`]: `export type ${Pascal}Feature = '${name}';\n`,
    [`console/src/features/${name}/README.md`]: `# ${name}\n\nWhat staff do here.\n`,
    [`i18n/en_US/${name}.ts`]: `const ${camel} = {} as const;\nexport default ${camel};\n`,
    [`e2e/${name}/README.md`]: `# ${name}\n\nOne journey a file, each in two layouts.\n`,
  };
}

/** Writes the homes that are missing below `root`. Throws for a name that is not a word, or that has no row in the table. */
export function createCapability(root: string, name: string): string[] {
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) throw new Error(`a capability is one word in kebab-case, not "${name}"`);
  if (!Object.values(levels).some((names) => names.includes(name))) {
    throw new Error(`put "${name}" on a row of architecture/levels.cjs first: what may it import?`);
  }
  return Object.entries(homesOf(name)).flatMap(([path, text]) => {
    const target = join(root, path);
    if (existsSync(target)) return [];
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return [path];
  });
}

if (process.argv[1]?.endsWith('new-capability.ts')) {
  try {
    const made = createCapability(process.cwd(), process.argv[2] ?? '');
    for (const path of made) console.log(path);
    console.log(
      made.length
        ? 'Next: add the group to contract/src/contract.ts and mount its handlers in server/src/boot/application.ts; a product also adds its line to server/src/boot/products.ts.'
        : 'All its homes are there.',
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
