/** The reference as files: a page for each definition, laid out as the definitions are, and a page that leads to them. */
import { basename } from "node:path";
import type { TypeModel } from "../../runtime/schema/declared/type-model.js";
import type { OutputFile } from "../emit/output-file.js";
import type { ApiModel, GroupModel, MetaKindModel, ResourceModel } from "../model/model.js";
import { kindSection, metaKindSection } from "./kind-section.js";
import { anchor, code, plain, table } from "./markdown.js";
import { typeSection } from "./type-section.js";

/** Everything of one definition file. */
interface Page {
  readonly path: string;
  readonly types: TypeModel[];
  resource?: ResourceModel;
  metaKind?: MetaKindModel;
}

/** All pages; texts hold names of the vendor profile as templates. */
export function referencePages(model: ApiModel): OutputFile[] {
  const pages = pagesOf(model);
  return [
    { path: "README.md", content: indexPage(model, pages) },
    ...pages.map((page) => ({ path: page.path, content: contentOf(page, model) })),
  ];
}

const pagePath = (packageName: string, file: string): string => `${packageName}/${basename(file, ".yaml")}.md`;

function pagesOf(model: ApiModel): Page[] {
  const pages = new Map<string, Page>();
  const pageAt = (path: string): Page => {
    const page = pages.get(path) ?? { path, types: [] };
    pages.set(path, page);
    return page;
  };
  for (const type of model.types.values()) {
    if (type.listOf === undefined) pageAt(pagePath(type.package, type.source.file)).types.push(type);
  }
  for (const resource of model.resources) pageAt(pagePath(resource.package, resource.source.file)).resource = resource;
  for (const kind of model.metaKinds) {
    const type = model.types.get(kind.type);
    if (type !== undefined) pageAt(pagePath(type.package, type.source.file)).metaKind = kind;
  }
  for (const page of pages.values())
    page.types.sort((a, b) => Number(isRoot(b, page)) - Number(isRoot(a, page)) || a.source.line - b.source.line);
  return [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

const isRoot = (type: TypeModel, page: Page): boolean => `${type.package}.${type.name}` === (page.resource ?? page.metaKind)?.type;

function contentOf(page: Page, model: ApiModel): string {
  const title = page.resource?.kind ?? page.metaKind?.kind ?? basename(page.path, ".md");
  const { resource, metaKind } = page;
  const link = (qualified: string): string => linkFrom(page.path, qualified, model);
  const lines = [
    `# ${title}`,
    "",
    `[All kinds](${"../".repeat(page.path.split("/").length - 1)}README.md)`,
    "",
    ...(resource === undefined ? [] : kindSection(resource, model)),
    ...(metaKind === undefined ? [] : metaKindSection(metaKind, page.types[0])),
    ...page.types.flatMap((type) => typeSection(type, model, link)),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

/** A type as a link to where it is described. */
function linkFrom(path: string, qualified: string, model: ApiModel): string {
  const type = model.types.get(qualified);
  if (type === undefined) throw new Error(`the model refers to "${qualified}" but does not hold it`);
  const target = pagePath(type.package, type.source.file);
  const up = "../".repeat(path.split("/").length - 1);
  return `[${type.name}](${target === path ? "" : up + target}#${anchor(type.name)})`;
}

function indexPage(model: ApiModel, pages: readonly Page[]): string {
  const gates = Object.entries(model.featureGates).map(([name, gate]) => [
    code(name),
    gate.stage,
    gate.default === undefined ? "" : String(gate.default),
  ]);
  const lines = [
    "# Reference",
    "",
    "What every kind is, made of its definition. Beside each field: its type, and what is demanded of it.",
    "",
    ...model.groups.flatMap((group) => groupSection(group, pages)),
    "## Feature gates",
    "",
    ...table(["gate", "stage", "default, where the stage does not say"], gates),
  ];
  return `${lines.join("\n").trimEnd()}\n`;
}

function groupSection(group: GroupModel, pages: readonly Page[]): string[] {
  const own = pages.filter(({ path }) => path.startsWith(`${group.folder}/`));
  const rows = own.map((page) => {
    const { path, resource, metaKind, types } = page;
    const name = resource?.kind ?? metaKind?.kind ?? types.map((type) => type.name).join(", ");
    const version = path.split("/").length > 2 ? (path.split("/")[1] ?? "") : "";
    const about = resource?.description ?? (metaKind === undefined ? "" : (types[0]?.description ?? ""));
    return [`[${name}](${path})`, version, resource === undefined ? "" : code(resource.resource), plain(about)];
  });
  const name = group.name === "" ? "the core group" : group.name;
  return [
    `## ${group.folder}`,
    "",
    `${plain(group.description)} Group: ${name}.`,
    "",
    ...table(["kind or types", "version", "resource", ""], rows),
  ];
}
