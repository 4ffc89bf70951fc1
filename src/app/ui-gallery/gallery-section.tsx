import type { ReactNode } from 'react';
import styles from './ui-gallery.module.css';

interface GallerySectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** The names of the parts that are shown. */
  name: string;
  /** Takes the whole row of the grid. */
  isWide?: boolean;
  children: ReactNode;
}

export function Specimen({ name, isWide = false, children }: SpecimenProps) {
  return (
    <div className={styles.specimen} data-wide={isWide || undefined}>
      <h3 className={styles.specimenName}>{name}</h3>
      {children}
    </div>
  );
}
