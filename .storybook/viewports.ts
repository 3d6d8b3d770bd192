/** The widths screens are reviewed at. The narrow one is required by WCAG 2.2 (1.4.10). */
export const viewports = {
  narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '568px' }, type: 'mobile' },
  phone: { name: 'Phone, 360', styles: { width: '360px', height: '760px' }, type: 'mobile' },
  tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
} as const;
