import { z } from 'zod';
import { SomeColor } from './colors.ts';
import { IconSetting } from './icon-schema.ts';
import { choice, lenient, list, text } from './lenient.ts';

/** What stands around the pages of the site, or of a language. */

const leads = ({ href, url }: { href?: string | undefined; url?: string | undefined }): boolean =>
  (href ?? url ?? '').trim() !== '';
const NO_TARGET = { error: 'is missing; give a path or an address', path: ['href'] };
const NavbarLink = z
  .looseObject({
    label: text,
    name: text.describe('As in older settings: the label'),
    type: choice('button', 'github', 'discord'),
    href: z.string().optional(),
    url: z.string().optional().describe('As in older settings: where it leads'),
    icon: lenient(IconSetting),
    iconType: text,
  })
  .refine(leads, NO_TARGET);
const FooterColumn = z.looseObject({
  header: text,
  items: list(
    z
      .looseObject({ label: text, name: text, href: z.string().optional(), url: z.string().optional() })
      .refine(leads, NO_TARGET),
  ),
});
export const Navbar = lenient(z.looseObject({ links: list(NavbarLink), primary: lenient(NavbarLink) }));
export const Footer = lenient(
  z.looseObject({
    socials: lenient(
      z.record(
        z.string(),
        lenient(z.string().regex(/\S/, { error: 'is empty; give an address, or leave it out' })),
      ),
    ),
    links: list(FooterColumn),
  }),
);
export const Banner = lenient(
  z.looseObject({
    content: text,
    dismissible: lenient(z.boolean()),
    type: choice('info', 'warning', 'critical'),
    color: SomeColor,
  }),
);
