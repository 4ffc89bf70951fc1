#!/bin/sh
# Writes what differs by container into the configuration, then becomes nginx.
set -eu
sed -i "s|server 127\.0\.0\.1:4010;|server ${BACKEND};|" /etc/nginx/conf.d/voucher.conf
if [ "${WITH_MOCK}" = true ]; then
  ln -sf ../voucher/available/mock.conf /etc/nginx/voucher-optional/mock.conf
fi
exec nginx -g 'daemon off;'
