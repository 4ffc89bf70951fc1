// Runs before every unit test file: matchers that speak of roles, names and states.
import '@testing-library/jest-dom/vitest';
